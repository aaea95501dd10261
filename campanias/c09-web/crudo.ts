import { connect } from 'node:net';
import { setTimeout as esperarMs } from 'node:timers/promises';
import { INGRESANTE } from '#campanias/c08-permisos/pedidos/acceso.ts';
import { type CorreoLeido, leerCorreos } from '#servidor/prueba/correo.ts';
import { algunos, anotar, type Batalla, type Familia } from './batalla.ts';

const ESPERA_MS = 1_500;
/** What only files of ours hold. */
const DE_ADENTRO = /"workspaces"|root:x:0|import .* from '|create table|"lockfileVersion"|BEGIN [A-Z ]*PRIVATE KEY/;

const CAMINOS = [
  '/assets/../package.json',
  '/assets/..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/%2e%2e%2f%2e%2e%2fservidor/src/main.ts',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/assets/%252e%252e%252fpackage.json',
  '/assets//etc/passwd',
  '/assets/..;/package.json',
  '/assets/index.html%00.js',
  '/assets/.sello',
  '/assets/../.sello',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '//etc/passwd',
  '/%5c%5chost%5cshare',
  '/package.json',
  '/.git/config',
  '/servidor/src/main.ts',
  '/datos-locales/motor.json',
  '/api/../package.json',
  '/api/importaciones/..%2f..%2fpackage.json',
  '/api/usuario/fotos/..%2f..%2f..%2fetc%2fpasswd',
  '/CON',
  '/assets/CON.js',
  'http://ajeno.test/',
  '*',
] as const;

const CABEZA = 'Host: localhost\r\n';
const escondido = 'GET /api/acceso/alta HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Two readings of where a request ends: what one takes for its body, the other takes for the next request. */
const CONTRABANDOS: readonly (readonly [string, string])[] = [
  [
    'largo y trozos a la vez',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${escondido}`,
  ],
  [
    'trozos y largo a la vez',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${escondido}\r\n0\r\n\r\n`,
  ],
  [
    'dos largos',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Content-Length: 0\r\nContent-Length: ${escondido.length}\r\n\r\n${escondido}`,
  ],
  [
    'trozos mal escritos',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${escondido}`,
  ],
  [
    'trozos dos veces',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${escondido}`,
  ],
  [
    'un espacio antes de los dos puntos',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Content-Length : ${escondido.length}\r\n\r\n${escondido}`,
  ],
  [
    'un encabezado doblado',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n`,
  ],
  ['un largo negativo', `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Content-Length: -1\r\n\r\n${escondido}`],
  [
    'un largo con signo',
    `POST /api/acceso/salir HTTP/1.1\r\n${CABEZA}Content-Length: +${escondido.length}\r\n\r\n${escondido}`,
  ],
  ['sin anfitrión', `GET /api/acceso/alta HTTP/1.1\r\n\r\n`],
  ['dos anfitriones', `GET /api/acceso/alta HTTP/1.1\r\nHost: localhost\r\nHost: ajeno.test\r\n\r\n`],
  ['saltos de línea sueltos', `GET /api/acceso/alta HTTP/1.1\nHost: localhost\n\n`],
];

export const crudo: Familia = {
  nombre: 'pedidos crudos',
  busca: ['c09-camino', 'c09-anfitrion'],
  atacar: async (batalla) => {
    for (const camino of algunos(batalla, CAMINOS, 27)) {
      if (!batalla.seguir()) return;
      await enCamino(batalla, camino);
    }
    for (const [nombre, texto] of algunos(batalla, CONTRABANDOS, 4)) {
      if (!batalla.seguir()) return;
      const recibido = await mandar(batalla, texto);
      // One answer at most, and never that of what was hidden.
      const respuestas = recibido.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      const bien = respuestas.length <= 1 && !recibido.includes('"pendiente"') && !/HTTP\/1\.1 5/.test(recibido);
      anotar(batalla, `contrabando: ${nombre}`, bien, `contestó ${respuestas.join(', ')}`, recibido.slice(0, 200));
    }
    await elAnfitrion(batalla);
  },
};

async function enCamino(batalla: Batalla, camino: string): Promise<void> {
  const recibido = await mandar(batalla, `GET ${camino} HTTP/1.1\r\n${CABEZA}Connection: close\r\n\r\n`);
  const status = Number(/HTTP\/1\.1 (\d{3})/.exec(recibido)?.[1] ?? 0);
  const bien = !DE_ADENTRO.test(recibido) && status < 500;
  anotar(batalla, `GET ${camino}`, bien, `contestó ${status} con algo de adentro`, recibido.slice(0, 300));
}

/** The account is also told of its logins, and others get links too. */
const esElDelEnlace = ({ para, texto }: CorreoLeido): boolean =>
  para === INGRESANTE.email && texto.includes('#codigo=');

/** A link that goes by mail says our address, whatever the request called us. */
async function elAnfitrion(batalla: Batalla): Promise<void> {
  const cuerpo = JSON.stringify({ usuario: INGRESANTE.email });
  await mandar(
    batalla,
    `POST /api/acceso/recuperar HTTP/1.1\r\nHost: ajeno.test\r\nX-Forwarded-Host: ajeno.test\r\nForwarded: host=ajeno.test\r\nContent-Type: application/json\r\nContent-Length: ${cuerpo.length}\r\nConnection: close\r\n\r\n${cuerpo}`,
  );
  let correos: readonly CorreoLeido[] = [];
  for (let vez = 0; vez < 40 && !correos.some(esElDelEnlace); vez += 1) {
    await esperarMs(250);
    correos = await leerCorreos(batalla.dataDir);
  }
  const textos = correos.map(({ crudo: escrito }) => escrito.replaceAll('=\r\n', ''));
  anotar(batalla, 'el correo de recuperación', correos.some(esElDelEnlace), 'no salió');
  anotar(batalla, 'el enlace del correo', !textos.some((texto) => texto.includes('ajeno.test')), 'lleva a otro sitio');
}

/** Bytes as they are, on a socket of their own. Answers whatever came back. */
function mandar({ url }: Batalla, texto: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((listo) => {
    const conexion = connect({ host: hostname, port: Number(port) });
    let recibido = '';
    const terminar = () => {
      conexion.destroy();
      listo(recibido);
    };
    const reloj = setTimeout(terminar, ESPERA_MS);
    conexion.setEncoding('latin1');
    conexion.on('data', (trozo: string) => {
      recibido += trozo;
    });
    conexion.on('close', () => {
      clearTimeout(reloj);
      terminar();
    });
    conexion.on('error', () => {});
    conexion.write(texto);
  });
}
