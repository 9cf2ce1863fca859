/** The shop always runs React's production code; the development code is several times slower. */
process.env['NODE_ENV'] ??= 'production';
