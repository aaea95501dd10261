import { connect } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { aplicar, digestoDe, pedir, subir, type Terreno } from './terreno.ts';

const filas = (marca: string, cuantas: number) =>
  Buffer.from(
    `Código;Descripción\n${Array.from({ length: cuantas }, (_, i) => `${marca}-${i};Pieza ${i}`).join('\n')}\n`,
  );

/** What is exported is text again: nothing in it begins like a formula, and the artículos of the corpus have some that do. */
export async function exportar(terreno: Terreno): Promise<void> {
  const { status, texto } = await pedir(terreno, 'GET', '/api/articulos/exportar');
  if (status !== 200) terreno.anotar(`exportar contestó ${status}`);
  const vivas = texto.split('\r\n').filter((renglon) => /(^|;)"?[=@+]/.test(renglon));
  if (vivas.length > 0) terreno.anotar('una celda exportada se ejecuta como fórmula', vivas.slice(0, 3));
}

/** The line goes dead in the middle of a file: nothing of it stays. */
export async function corte(terreno: Terreno): Promise<void> {
  const antes = await digestoDe(terreno.pool);
  const { hostname, port } = new URL(terreno.servidor.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const cabeza = [
    'POST /api/importaciones HTTP/1.1',
    'host: x',
    `authorization: Bearer ${terreno.clave}`,
    'content-type: multipart/form-data; boundary=zz',
    'content-length: 5000000',
    '',
    '--zz\r\ncontent-disposition: form-data; name="entidad"\r\n\r\narticulos\r\n--zz\r\ncontent-disposition: form-data; name="archivo"; filename="a.xlsx"\r\n\r\nPK',
  ].join('\r\n');
  socket.write(cabeza);
  await esperar(300);
  socket.destroy();
  await esperar(500);
  if ((await digestoDe(terreno.pool)) !== antes) terreno.anotar('un archivo cortado al subir cambió algo');
}

/** Two files of the same artículos at once: each is whole, and none of them is there twice. */
export async function aLaVez(terreno: Terreno): Promise<void> {
  const contenido = filas('DOS', 400);
  const subidas = await Promise.all([subir(terreno, 'a.csv', contenido), subir(terreno, 'b.csv', contenido)]);
  const hechas = await Promise.all(subidas.map(({ cuerpo }) => aplicar(terreno, cuerpo)));
  const creadas = hechas.map(({ cuerpo }) => Number(cuerpo?.crear ?? 0)).sort((a, b) => a - b);
  const { rows } = await terreno.pool.query<{ n: number }>(
    `select count(*)::int as n from articulo where codigo like 'DOS-%'`,
  );
  if (rows[0]?.n !== 400 || creadas.join() !== '0,400') terreno.anotar('dos importaciones a la vez', { creadas, rows });
}

const RUEDA = 60;

/**
 * EST-11: a file of estructuras with a way round as long as you like, one that loses a row on the way, and a good one: only the
 * good one is in force, and nothing contains itself (INV-05).
 */
export async function enRedondo(terreno: Terreno): Promise<void> {
  const articulos = await aplicar(terreno, (await subir(terreno, 'piezas.csv', filas('RUEDA', RUEDA + 3))).cuerpo);
  if (articulos.cuerpo?.crear !== RUEDA + 3) terreno.anotar('las piezas de la rueda', articulos.cuerpo);
  const renglones = [
    ...Array.from({ length: RUEDA }, (_, i) => `RUEDA-${i};RUEDA-${(i + 1) % RUEDA};1`),
    `RUEDA-${RUEDA};RUEDA-0;2`,
    `RUEDA-${RUEDA};RUEDA-1;;de más`,
    `RUEDA-${RUEDA + 1};RUEDA-${RUEDA + 2};1`,
  ];
  const contenido = Buffer.from(`Artículo;Componente;Cantidad\n${renglones.join('\n')}\n`);
  const { cuerpo } = await aplicar(terreno, (await subir(terreno, 'rueda.csv', contenido, 'estructuras')).cuerpo);
  const { rows } = await terreno.pool.query<{ codigo: string }>(
    `select a.codigo from estructura e join articulo a on a.id = e.articulo_id where a.codigo like 'RUEDA-%'`,
  );
  const puestas = rows.map(({ codigo }) => codigo).join();
  if (cuerpo?.crear !== 1 || cuerpo?.rechazadas !== RUEDA + 2 || puestas !== `RUEDA-${RUEDA + 1}`) {
    terreno.anotar('estructuras en redondo', { crear: cuerpo?.crear, rechazadas: cuerpo?.rechazadas, puestas });
  }
}
