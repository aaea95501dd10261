import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#db/db.ts';

/** What every database starts with (`acordado` 3). */
export const INICIALES = {
  sucursal: '01900000-0000-7000-8000-000000000101',
  deposito: '01900000-0000-7000-8000-000000000201',
  unidad: '01900000-0000-7000-8000-000000000301',
  motivoStockInicial: '01900000-0000-7000-8000-000000000401',
  motivoRotura: '01900000-0000-7000-8000-000000000402',
  subfamilia: '01900000-0000-7000-8000-000000000503',
  lista: '01900000-0000-7000-8000-000000000601',
  consumidorFinal: '01900000-0000-7000-8000-000000000701',
} as const;

let serie = 0;
const siguiente = (): number => {
  serie += 1;
  return serie;
};

type Articulo = {
  readonly codigo?: string;
  readonly descripcion?: string;
  readonly tipo?: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly precio?: string;
  readonly permiteNegativo?: boolean;
  readonly iva?: string;
  /** 0 Unidad, 2 Metro, 3 Kilogramo. */
  readonly decimales?: 0 | 2 | 3;
  readonly estado?: string;
};

const UNIDADES = {
  0: INICIALES.unidad,
  2: '01900000-0000-7000-8000-000000000305',
  3: '01900000-0000-7000-8000-000000000307',
} as const;

/** A valid artículo with its price, written straight into the tables: only what matters is said by the test. */
export async function sembrarArticulo(db: Db, datos: Articulo = {}): Promise<string> {
  const { codigo = `ART-${siguiente()}`, decimales = 0, precio = '100.00' } = datos;
  const id = uuidv7();
  await db
    .insertInto('articulo')
    .values({
      id,
      codigo,
      codigo_norm: normaCodigo(codigo),
      descripcion: datos.descripcion ?? `Artículo ${codigo}`,
      subfamilia_id: INICIALES.subfamilia,
      unidad_id: UNIDADES[decimales],
      decimales,
      tipo: datos.tipo ?? 'PRODUCTO',
      iva: datos.iva ?? '21',
      permite_negativo: datos.permiteNegativo ?? false,
      estado: datos.estado ?? 'ACTIVO',
    })
    .execute();
  await db
    .insertInto('precio')
    .values({
      id: uuidv7(),
      lista_id: INICIALES.lista,
      articulo_id: id,
      desde: new Date('2020-01-01'),
      importe: precio,
    })
    .execute();
  return id;
}

/** A sucursal with its principal depósito. */
export async function sembrarSucursal(
  db: Db,
  nombre: string,
): Promise<{ readonly sucursalId: string; readonly depositoId: string }> {
  const [sucursalId, depositoId] = [uuidv7(), uuidv7()];
  await db
    .insertInto('sucursal')
    .values({ id: sucursalId, codigo: `S${siguiente()}`, nombre })
    .execute();
  await db
    .insertInto('deposito')
    .values({
      id: depositoId,
      sucursal_id: sucursalId,
      codigo: 'SALON',
      nombre: `Salón ${nombre}`,
      clase: 'FISICO',
      virtual: false,
      vendible: true,
      principal: true,
    })
    .execute();
  return { sucursalId, depositoId };
}
