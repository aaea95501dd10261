import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import { crearTestigo, type Testigo } from '#campanias/c12-limites/testigo.ts';
import type { Contexto, Violacion } from '#campanias/comun/campania.ts';
import { iniciarServidor, type Servidor } from '#campanias/comun/servidor.ts';
import { crearPersonas, crearSitio } from '#campanias/comun/sitio.ts';
import { abrirPool } from '#servidor/db/db.ts';

export type Terreno = {
  readonly servidor: Servidor;
  readonly clave: string;
  readonly pool: pg.Pool;
  readonly testigo: Testigo;
  readonly violaciones: Violacion[];
  readonly anotar: (que: string, datos?: unknown) => void;
};

export async function prepararTerreno(contexto: Contexto): Promise<Terreno> {
  const sitio = await crearSitio(contexto);
  const servidor = await iniciarServidor(sitio);
  const [clave = ''] = await crearPersonas(sitio, 1);
  const pool = abrirPool({ url: sitio.urlDeBase(), max: 2 });
  sitio.cierre.anotar('cerrar la lectura de tablas', () => pool.end());
  const testigo = crearTestigo(servidor.url, clave);
  sitio.cierre.anotar('despedir al testigo', testigo.cerrar);
  const violaciones: Violacion[] = [];
  return {
    servidor,
    clave,
    pool,
    testigo,
    violaciones,
    anotar: (que, datos) => {
      violaciones.push({ invariante: 'importación', que, datos });
    },
  };
}

/** Tables that tell what was asked and done, and not what the business has. */
const DE_REGISTRO = /^(importacion|auditoria|idempotencia|evento|sesion|pendiente|notificacion|clave_api|cuota|correo)/;

/** What the business has, table by table: two equal digests are two equal databases. */
export async function digestoDe(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ nombre: string }>(
    `select table_name as nombre from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const partes: string[] = [];
  for (const { nombre } of rows.filter((tabla) => !DE_REGISTRO.test(tabla.nombre))) {
    const { rows: hallado } = await pool.query<{ digesto: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digesto from "${nombre}" t`,
    );
    partes.push(`${nombre}=${hallado[0]?.digesto}`);
  }
  return partes.join('\n');
}

export type Respuesta = {
  readonly status: number;
  readonly texto: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  readonly cuerpo: any;
};

export async function pedir(
  { servidor, clave }: Pick<Terreno, 'servidor' | 'clave'>,
  metodo: string,
  ruta: string,
  cuerpo?: object,
): Promise<Respuesta> {
  const esForma = cuerpo instanceof FormData;
  const llegada = await fetch(new URL(ruta, servidor.url), {
    method: metodo,
    headers: {
      authorization: `Bearer ${clave}`,
      ...(esForma || !cuerpo ? {} : { 'content-type': 'application/json' }),
    },
    ...(cuerpo === undefined ? {} : { body: esForma ? cuerpo : JSON.stringify(cuerpo) }),
  });
  const texto = await llegada.text();
  const esJson = (llegada.headers.get('content-type') ?? '').includes('json');
  return { status: llegada.status, texto, cuerpo: esJson ? JSON.parse(texto) : undefined };
}

export function subir(
  terreno: Terreno,
  archivo: string,
  contenido: Uint8Array,
  entidad = 'articulos',
): Promise<Respuesta> {
  const forma = new FormData();
  forma.append('entidad', entidad);
  forma.append('archivo', new Blob([new Uint8Array(contenido)]), archivo);
  return pedir(terreno, 'POST', '/api/importaciones', forma);
}

const PACIENCIA_MS = 90_000;

/** Applies a file and waits for its end. */
export async function aplicar(terreno: Terreno, { id, version }: { id: string; version: number }): Promise<Respuesta> {
  const empezada = await pedir(terreno, 'POST', `/api/importaciones/${id}/aplicar`, { version });
  if (empezada.status !== 200) return empezada;
  const limite = performance.now() + PACIENCIA_MS;
  for (;;) {
    const vista = await pedir(terreno, 'GET', `/api/importaciones/${id}`);
    if (vista.status !== 200 || vista.cuerpo.tarea === null || performance.now() > limite) return vista;
    await esperar(50);
  }
}
