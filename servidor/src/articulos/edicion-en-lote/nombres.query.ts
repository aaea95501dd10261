import type { LineaDeEdicion } from '@trastienda/nucleo/articulos/contrato.ts';
import type {
  CambioDeCampo,
  CampoDeEdicion,
  PlanDeArticulo,
} from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** How a value is said: names instead of ids, codes as they travel. */
type Nombrar = (campo: CampoDeEdicion, valor: string | null) => string | null;

const CON_NOMBRE = new Set<CampoDeEdicion>(['subfamilia', 'marca', 'unidad', 'proveedor']);

/** Names of all that some changes point at, in one statement. */
export async function leerNombresDeCambios(db: Db, cambios: readonly CambioDeCampo[]): Promise<Nombrar> {
  const ids = cambios
    .filter(({ campo }) => CON_NOMBRE.has(campo))
    .flatMap(({ antes, despues }) => [antes, despues])
    .filter((id) => id !== null);
  const unicos = [...new Set(ids)];
  const { rows } = await sql<{ id: string; nombre: string }>`
    select id, nombre from subfamilia where id = any(${unicos}::uuid[])
    union all select id, nombre from marca where id = any(${unicos}::uuid[])
    union all select id, nombre from unidad where id = any(${unicos}::uuid[])
    union all select id, razon_social from proveedor where id = any(${unicos}::uuid[])
  `.execute(db);
  const nombres = new Map(rows.map(({ id, nombre }) => [id, nombre]));
  return (campo, valor) => (valor !== null && CON_NOMBRE.has(campo) ? (nombres.get(valor) ?? valor) : valor);
}

/** Some artículos of a plan, as people read them. */
export async function leerLineas(db: Db, planes: readonly PlanDeArticulo[]): Promise<LineaDeEdicion[]> {
  const nombrar = await leerNombresDeCambios(
    db,
    planes.flatMap(({ cambios }) => cambios),
  );
  const { rows } = await sql<{ id: string; codigo: string; descripcion: string }>`
    select id, codigo, descripcion from articulo where id = any(${planes.map(({ id }) => id)}::uuid[])`.execute(db);
  const articulos = new Map(rows.map((fila) => [fila.id, fila]));
  return planes.flatMap(({ id, cambios, problema }) => {
    const articulo = articulos.get(id);
    return articulo ? [{ ...articulo, cambios: cambios.map((cambio) => decir(cambio, nombrar)), problema }] : [];
  });
}

const decir = ({ campo, antes, despues }: CambioDeCampo, nombrar: Nombrar): CambioDeCampo => ({
  campo,
  antes: nombrar(campo, antes),
  despues: nombrar(campo, despues),
});
