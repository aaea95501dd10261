import type { Entorno } from '#http/entorno.ts';

const nadie = (): never => {
  throw new Error('nothing is encrypted here');
};

/** The parts of the server that have to do with who comes in, for tests that mount a few doors of their own. */
export const SIN_ACCESO: Pick<
  Entorno,
  'https' | 'httpAbierto' | 'motorAtrasado' | 'baseUrl' | 'direccion' | 'llavero' | 'correo' | 'dataDir' | 'databaseUrl'
> = {
  https: false,
  httpAbierto: false,
  motorAtrasado: undefined,
  baseUrl: undefined,
  direccion: () => 'http://trastienda.test',
  llavero: { cifrar: nadie, descifrar: nadie },
  correo: { encolar: async () => {}, despertar: () => {}, sale: false, empezar: () => {}, cerrar: async () => {} },
  dataDir: '',
  databaseUrl: '',
};
