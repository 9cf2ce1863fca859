/** The shop is always run as built; React's development code is several times as slow. */
process.env['NODE_ENV'] ??= 'production';
