const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// SQLite and CanvasKit come as wasm files of our own origin.
config.resolver.assetExts.push('wasm');

// Gestures on the web have not needed Hammer since it was replaced, but still name it: the page does without.
config.resolver.resolveRequest = (context, name, platform) =>
  platform === 'web' && name === '@egjs/hammerjs' ? { type: 'empty' } : context.resolveRequest(context, name, platform);

module.exports = config;
