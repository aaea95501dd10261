import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { interpretarRenglon, type RenglonDeLista } from '@trastienda/nucleo/importaciones/listas/renglon.ts';
import { sql } from 'kysely';
import type { Celda } from '#db/copia.ts';
import { analizar, detallar, pasarRechazos } from '#importaciones/carga.ts';
import { juzgar } from '#importaciones/juicios.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/obra.ts';
import { crearPila, vaciar } from '#importaciones/pila.ts';
import { compararLista } from './comparar-lista.query.ts';
import { proveedorDe } from './datos-de-lista.query.ts';
import { borrarLineas } from './lineas.repo.ts';
import { type Reglas, reglasDe } from './reglas.ts';

/** Rows of the list of a proveedor: put down in a temporary table and compared with what it asked until now. */
export async function abrirMesaDeListas(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla, importacionId } = obra;
  const reglas = reglasDe(obra.opciones);
  await borrarLineas(tx, importacionId);
  await crearTabla(obra);
  const filas = crearPila(copiar, 'carga_renglon', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarRenglon({ tabla, reglas }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      if (leida.fila) filas.poner(aCeldas(leida.fila));
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra, reglas),
  };
}

const COLUMNAS = [
  'fila',
  'codigo',
  'codigo_norm',
  'propio',
  'propio_norm',
  'descripcion',
  'marca',
  'marca_id',
  'original',
  'original_norm',
  'barras',
  'barras_norm',
  'iva',
  'costo',
  'moneda',
  'descuentos',
  'multiplo',
] as const;

async function crearTabla({ tx }: Obra): Promise<void> {
  await sql`
    create temp table carga_renglon (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, propio text not null,
      propio_norm text collate "C" not null, descripcion text not null, marca text not null, marca_id uuid,
      original text not null, original_norm text collate "C" not null, barras text not null,
      barras_norm text collate "C" not null, iva text, costo numeric(18,4) not null, moneda text not null,
      descuentos numeric(5,2)[], multiplo numeric(14,3)
    ) on commit drop`.execute(tx);
}

const aCeldas = (renglon: RenglonDeLista): Celda[] => [
  renglon.fila,
  renglon.codigo,
  renglon.codigoNorm,
  renglon.propio,
  normaCodigo(renglon.propio),
  renglon.descripcion,
  renglon.marca,
  renglon.marcaId,
  renglon.original,
  normaCodigo(renglon.original),
  renglon.barras,
  normaCodigo(renglon.barras),
  renglon.iva,
  renglon.costo,
  renglon.moneda,
  renglon.descuentos && `{${renglon.descuentos.join(',')}}`,
  renglon.multiplo,
];

async function terminar(obra: Obra, reglas: Reglas): Promise<Conteo> {
  const { tx, importacionId, ahora, usuario } = obra;
  obra.avanzar({ etapa: 'comparar', hechos: 0, total: 3 });
  await analizar(tx, 'carga_renglon');
  await juzgar(tx, [REPETIDO, SIN_COSTO]);
  await pasarRechazos(obra);
  await sql`delete from carga_renglon r using carga_rechazo x where x.fila = r.fila`.execute(tx);
  obra.avanzar({ etapa: 'comparar', hechos: 1, total: 3 });
  const proveedor = await proveedorDe(tx, importacionId, usuario);
  const { crear, actualizar, sinCambios, ...otros } = await compararLista(tx, {
    importacionId,
    proveedor,
    reglas,
    ahora,
  });
  return {
    crear,
    actualizar,
    sinCambios,
    detalles: detallar({ 'Sin artículo': otros.sinArticulo, 'Faltan en la lista': otros.faltan }),
  };
}

/** A list says each code once; the first time counts. */
const REPETIDO = {
  campo: 'codigo',
  valor: sql`t.escrito`,
  motivo: sql`'Repite el código de la fila ' || t.primera || ': vale esa.'`,
  desde: sql`(select fila, left(codigo, 80) as escrito, min(fila) over (partition by codigo_norm) as primera
                from carga_renglon) t where t.fila > t.primera`,
};

/** Rounded to four decimals nothing is left. */
const SIN_COSTO = {
  campo: 'precio',
  valor: sql`'0'`,
  motivo: sql`'Es demasiado chico para guardarlo.'`,
  desde: sql`(select fila, left(codigo, 80) as escrito from carga_renglon where costo = 0) t`,
};
