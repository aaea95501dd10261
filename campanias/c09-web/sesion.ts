import { INGRESANTE } from '#campanias/c08-permisos/pedidos/acceso.ts';
import { conCookie, crearToken, huella, tokenEn } from '#campanias/c08-permisos/personas.ts';
import { anotar, type Batalla, esperar, type Familia, intentar } from './batalla.ts';

const A = '/api/acceso';
const SESION = `${A}/sesion`;
const credenciales = { usuario: INGRESANTE.email, contrasena: INGRESANTE.contrasena };

type Encabezados = Readonly<Record<string, string>>;

export const sesion: Familia = {
  nombre: 'sesiones',
  busca: ['c09-salir-sin-cerrar', 'c09-sesion-eterna', 'c09-fijacion'],
  atacar: async (batalla) => {
    for (const ataque of [fijacion, despuesDeSalir, vencidas, disfrazadas, lasDeMas, desactivada]) {
      if (batalla.seguir()) await ataque(batalla);
    }
  },
};

async function ingresar(batalla: Batalla, nombre: string, encabezados: Encabezados = {}) {
  const envio = { metodo: 'POST', ruta: `${A}/ingresar`, cuerpo: credenciales, encabezados };
  const { cookies } = await intentar(batalla, nombre, envio, esperar(200));
  const galleta = cookies.find((una) => una.startsWith('sid=')) ?? '';
  return { galleta, token: tokenEn(galleta) };
}

const mirar = (batalla: Batalla, nombre: string, encabezados: Encabezados, espera: number, ruta = SESION) =>
  intentar(batalla, nombre, { metodo: 'GET', ruta, encabezados }, esperar(espera));

/** A token that somebody else chose never becomes a session, and each login gets a new one that scripts cannot read. */
async function fijacion(batalla: Batalla): Promise<void> {
  const elegido = crearToken();
  const { galleta, token } = await ingresar(batalla, 'ingresar con una sesión elegida por otro', conCookie(elegido));
  anotar(batalla, 'fijación', token !== elegido && token.length >= 43, 'quedó la sesión elegida');
  anotar(
    batalla,
    'la cookie',
    /; HttpOnly/i.test(galleta) &&
      /; SameSite=Lax/i.test(galleta) &&
      /; Path=\//.test(galleta) &&
      !/domain=/i.test(galleta),
    'le falta una marca',
    galleta.replace(/^sid=[^;]+/, 'sid=…'),
  );
  await mirar(batalla, 'la sesión elegida', { cookie: `sid=${elegido}` }, 401);
  const otra = await ingresar(batalla, 'ingresar otra vez encima', conCookie(token));
  anotar(batalla, 'ingresar otra vez', otra.token !== token, 'repitió la sesión');
  await mirar(batalla, 'la sesión de antes', { cookie: `sid=${token}` }, 401);
}

async function despuesDeSalir(batalla: Batalla): Promise<void> {
  const { token } = await ingresar(batalla, 'ingresar para salir');
  const encabezados = conCookie(token);
  await mirar(batalla, 'la sesión abierta', encabezados, 200);
  await intentar(batalla, 'salir', { metodo: 'POST', ruta: `${A}/salir`, encabezados }, esperar(200));
  await mirar(batalla, 'la sesión cerrada', encabezados, 401);
}

/** Both clocks are those of the database. */
async function vencidas(batalla: Batalla): Promise<void> {
  for (const [nombre, cambio] of [
    ['una hora sin uso', `usada_en = now() - interval '61 minutes'`],
    ['doce horas abierta', `creada_en = now() - interval '12 hours 1 minute', usada_en = now()`],
  ] as const) {
    const { token } = await ingresar(batalla, `ingresar para ver ${nombre}`);
    await batalla.pool.query(`update sesion set ${cambio} where token_hash = $1`, [huella(token)]);
    await mirar(batalla, `la sesión con ${nombre}`, conCookie(token), 401);
  }
}

/** The secret of a session is taken from its own cookie and from nowhere else. */
async function disfrazadas(batalla: Batalla): Promise<void> {
  const { token } = await ingresar(batalla, 'ingresar para disfrazarse');
  for (const [nombre, encabezados] of [
    ['con el nombre de https', { cookie: `__Host-sid=${token}` }],
    ['con otro prefijo', { cookie: `__Secure-sid=${token}` }],
    ['como clave', { authorization: `Bearer ${token}` }],
    ['como usuario y clave', { authorization: `Basic ${Buffer.from(`sid:${token}`).toString('base64')}` }],
    ['en otro encabezado', { 'x-session': token, 'x-api-key': token }],
    ['como ingreso a medias', { cookie: `ingreso=${token}` }],
    ['como terminal', { cookie: `terminal=${token}` }],
    ['como dispositivo', { cookie: `dispositivo=${token}` }],
    ['entre comillas y con un resto', { cookie: `sid="${token}x"` }],
  ] as const) {
    await mirar(batalla, `la sesión ${nombre}`, encabezados, 401);
  }
  for (const campo of ['sid', 'token', 'session', 'access_token']) {
    const ruta = `${SESION}?${campo}=${token}`;
    await intentar(batalla, 'la sesión en la dirección', { metodo: 'GET', ruta, encabezados: {} }, esperar(400, 401));
  }
}

/** Five at most: the sixth ends the first. */
async function lasDeMas(batalla: Batalla): Promise<void> {
  const tokens: string[] = [];
  for (let vez = 0; vez < 6; vez += 1) {
    tokens.push((await ingresar(batalla, 'ingresar en otro aparato')).token);
  }
  await mirar(batalla, 'la primera de seis sesiones', conCookie(tokens[0] ?? ''), 401);
  await mirar(batalla, 'la última de seis sesiones', conCookie(tokens[5] ?? ''), 200);
}

async function desactivada(batalla: Batalla): Promise<void> {
  const { token } = await ingresar(batalla, 'ingresar antes de que la desactiven');
  const poner = (activo: boolean) =>
    batalla.pool.query('update usuario set activo = $1 where email = $2', [activo, INGRESANTE.email]);
  await poner(false);
  await mirar(batalla, 'la sesión de quien fue desactivado', conCookie(token), 401);
  const envio = { metodo: 'POST', ruta: `${A}/ingresar`, cuerpo: credenciales, encabezados: {} };
  await intentar(batalla, 'ingresar desactivado', envio, esperar(401));
  await poner(true);
}
