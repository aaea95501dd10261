import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';
import { crearAlmacen, type Parte } from './almacen.ts';

const PARTES: Readonly<Record<string, readonly Parte[]>> = {
  IMAGEN: ['grande', 'mediana', 'chica'],
  DOCUMENTO: ['documento'],
};

/** What must hold of the rows of attached files. */
export const verificacionesDeAdjuntos: readonly Verificacion[] = [
  {
    codigo: 'ART-17',
    titulo: 'Lo que ocupan los archivos es la suma de los que hay',
    consulta: (db) =>
      filas(
        db,
        sql`select u.archivos, u.bytes, x.archivos as "archivos reales", x.bytes as "bytes reales"
            from adjunto_uso u,
                 (select count(*) as archivos, coalesce(sum(ocupa), 0)::bigint as bytes from adjunto) x
            where (u.archivos, u.bytes) is distinct from (x.archivos, x.bytes)`,
      ),
  },
];

/** What must be on disk for them. */
export const verificacionDeArchivos = (dataDir: string): Verificacion => ({
  codigo: 'ART-17',
  titulo: 'Cada archivo adjunto está en su carpeta, entero y con sus miniaturas',
  consulta: async (db) => {
    const almacen = crearAlmacen(dataDir);
    const { rows } = await sql<{ guardado: string; clase: string; nombre: string; dueno: string }>`
      select guardado, clase, nombre, dueno_tipo || ' ' || dueno_id as dueno from adjunto order by id
    `.execute(db);
    const faltan: Record<string, unknown>[] = [];
    for (const { guardado, clase, nombre, dueno } of rows) {
      for (const parte of PARTES[clase] ?? []) {
        if (!(await almacen.hay(guardado, parte))) faltan.push({ dueno, nombre, falta: `${guardado} (${parte})` });
      }
    }
    return faltan;
  },
});
