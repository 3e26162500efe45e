const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const self = readFileSync(__filename);

module.exports = {
  process: (source, file) =>
    transformSync(source, {
      loader: /x$/.test(file) ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      sourcemap: 'inline',
      sourcefile: file,
    }),
  getCacheKey: (source, file) =>
    createHash('sha1').update(self).update(version).update(file).update(source).digest('hex'),
};
