const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// SQLite and CanvasKit come as wasm files of our own origin.
config.resolver.assetExts.push('wasm');

module.exports = config;
