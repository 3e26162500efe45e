/** As much of a phone as expo-sqlite asks for. */
module.exports = { Platform: { OS: 'node' } };
