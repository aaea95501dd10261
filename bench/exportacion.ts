import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Servidor } from './procesos.ts';

/** The whole list of artículos taken away, rows a second: by the product, and by COPY out of the same tables. */
export type Exportacion = {
  readonly filas: number;
  readonly xlsxPorSegundo: number;
  readonly csvPorSegundo: number;
  readonly crudoPorSegundo: number;
  /** How much the server's process grew while it made the spreadsheet, MB; undefined where the system does not say. */
  readonly memoriaDeMas: number | undefined;
  /** What raw SQL asked. */
  readonly consultas: readonly string[];
};

type Medio = { readonly servidor: Servidor; readonly pool: pg.Pool; readonly clave: string };

/** What the file holds, as the database writes it: names, price that holds and what there is, in the order of the list. */
const CRUDA = `copy (
  select a.codigo, a.descripcion, m.nombre, r.nombre, f.nombre, s.nombre, u.codigo, a.iva, p.importe, x.disponible
    from articulo a
    join subfamilia s on s.id = a.subfamilia_id join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
    join unidad u on u.id = a.unidad_id
    left join marca m on m.id = a.marca_id
    left join lateral (
      select importe from precio v where v.lista_id = (select id from lista_precio where omision) and v.articulo_id = a.id
         and v.cantidad_desde = 0 and v.desde <= now() order by v.desde desc limit 1) p on true
    left join lateral (
      select sum(fisico - reservado) as disponible from saldo_stock z where z.articulo_id = a.id) x on true
   where a.estado <> 'INACTIVO' order by a.codigo collate "C", a.id) to stdout`;

export async function medirExportacion({ servidor, pool, clave }: Medio): Promise<Exportacion> {
  const antes = servidor.memoria();
  const vigia = servidor.vigilarMemoria();
  const xlsx = await bajar(servidor, clave, 'xlsx');
  const mayor = vigia.terminar();
  const csv = await bajar(servidor, clave, 'csv');
  const crudo = await copiar(pool);
  // The titles are a line too.
  const filas = csv.lineas - 1;
  return {
    filas,
    xlsxPorSegundo: (filas * 1000) / xlsx.ms,
    csvPorSegundo: (filas * 1000) / csv.ms,
    crudoPorSegundo: (crudo.lineas * 1000) / crudo.ms,
    memoriaDeMas: mayor === undefined || antes === undefined ? undefined : mayor - antes,
    consultas: [CRUDA],
  };
}

/** Takes the file as it comes, and keeps nothing of it. */
async function bajar({ url }: Servidor, clave: string, formato: 'xlsx' | 'csv') {
  const inicio = performance.now();
  const respuesta = await fetch(`${url}/api/articulos/exportar?orden=codigo&formato=${formato}`, {
    headers: { authorization: `Bearer ${clave}` },
  });
  if (!respuesta.ok || !respuesta.body) throw new Error(`the export answered ${respuesta.status}`);
  const lineas = await contarLineas(respuesta.body);
  return { ms: performance.now() - inicio, lineas };
}

async function copiar(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    const inicio = performance.now();
    const lineas = await contarLineas(client.query(copyTo(CRUDA)));
    return { ms: performance.now() - inicio, lineas };
  } finally {
    client.release();
  }
}

const SALTO = 10;

async function contarLineas(trozos: AsyncIterable<Uint8Array>): Promise<number> {
  let lineas = 0;
  for await (const trozo of trozos) {
    for (let i = trozo.indexOf(SALTO); i >= 0; i = trozo.indexOf(SALTO, i + 1)) lineas += 1;
  }
  return lineas;
}
