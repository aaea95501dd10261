/** What never reaches a log (`seguridad.md` 3.10). Bodies are not logged at all. */
export const REDACCION = {
  paths: [
    'req.headers.cookie',
    'req.headers.authorization',
    'res.headers["set-cookie"]',
    '*.contrasena',
    '*.codigo',
    '*.clave',
    '*.token',
  ],
  remove: true,
};
