const { default: SkiaEnvironment } = require('@shopify/react-native-skia/jestEnv.js');

// CanvasKit is loaded outside a test's sandbox and asks `instanceof`, which is never true of an array made inside.
const kinds = [
  [Array, Array.isArray],
  [Float32Array, (value) => Object.prototype.toString.call(value) === '[object Float32Array]'],
];

/** Real Skia, which takes arrays from inside the sandbox for arrays. */
class Environment extends SkiaEnvironment {
  async setup() {
    await super.setup();
    for (const [kind, isOne] of kinds)
      Object.defineProperty(kind, Symbol.hasInstance, { value: isOne, configurable: true });
  }
}

module.exports = Environment;
