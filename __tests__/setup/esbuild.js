const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const self = readFileSync(__filename);

// What a module exports is read through two getters each time, since it might change. Ours never does once the module has run:
// it is laid open as plain values then, so that tests run about as fast as what is shipped.
const GETTER = /\{ (?=get: \(\) => [\w$]+\[[\w$]+\],)/;
const LAID_OPEN =
  'if (module.exports.__esModule) for (const key of Object.keys(module.exports)) Object.defineProperty(module.exports, key, { value: module.exports[key] });';

const isOurs = (file) => !/[\\/]node_modules[\\/]/.test(file);

module.exports = {
  process: (source, file) => {
    const transformed = transformSync(source, {
      loader: /x$/.test(file) ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      // A sandbox has no loader of modules: what is imported when it is wanted is required then.
      supported: { 'dynamic-import': false },
      sourcemap: 'inline',
      sourcefile: file,
      footer: isOurs(file) ? LAID_OPEN : '',
    });
    return { ...transformed, code: transformed.code.replace(GETTER, '{ configurable: true, ') };
  },
  getCacheKey: (source, file) =>
    createHash('sha1').update(self).update(version).update(file).update(source).digest('hex'),
};
