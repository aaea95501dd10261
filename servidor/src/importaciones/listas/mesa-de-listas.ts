import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  interpretarRenglon,
  type NombresDeRenglon,
  nombresDeRenglon,
  type RenglonDeLista,
} from '@trastienda/nucleo/importaciones/listas/renglon.ts';
import { sql } from 'kysely';
import type { Celda } from '#db/copia.ts';
import { analizar, detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import { sinNulos } from '#importaciones/trabajo/filas.repo.ts';
import { juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
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
  const nombrados = crearPila(copiar, 'carga_nombrado', COLUMNAS_DE_NOMBRES);
  const nombrar = (celdas: readonly string[], fila: number) =>
    nombrados.poner([fila, ...deNombres(nombresDeRenglon({ tabla, reglas }, celdas, fila))]);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarRenglon({ tabla, reglas }, celdas, fila);
      if (leida.aceptada && leida.fila) filas.poner(aCeldas(leida.fila));
      else nombrar(celdas, fila);
      return leida.aceptada ? [] : leida.rechazos;
    },
    sinForma: nombrar,
    volcar: () => vaciar(filas, nombrados),
    terminar: () => terminar(obra, reglas),
  };
}

/** What names the artículo of a row, and in which normal form. */
const COLUMNAS_DE_NOMBRES = [
  'fila',
  'codigo',
  'codigo_norm',
  'propio',
  'propio_norm',
  'original',
  'original_norm',
  'barras',
  'barras_norm',
] as const;

const COLUMNAS = [
  ...COLUMNAS_DE_NOMBRES,
  'descripcion',
  'marca',
  'marca_id',
  'iva',
  'costo',
  'moneda',
  'descuentos',
  'multiplo',
] as const;

/** `carga_renglon` is what is compared; `carga_nombrado`, what the list brings and could not be taken, or is passed over. */
async function crearTabla({ tx }: Obra): Promise<void> {
  await sql`
    create temp table carga_nombrado (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, propio text not null,
      propio_norm text collate "C" not null, original text not null, original_norm text collate "C" not null,
      barras text not null, barras_norm text collate "C" not null
    ) on commit drop`.execute(tx);
  await sql`
    create temp table carga_renglon (
      like carga_nombrado, descripcion text not null, marca text not null, marca_id uuid, iva text,
      costo numeric(18,4) not null, moneda text not null, descuentos numeric(5,2)[], multiplo numeric(14,3)
    ) on commit drop`.execute(tx);
}

const deNombres = ({ codigo, codigoNorm, propio, original, barras }: NombresDeRenglon): Celda[] => [
  sinNulos(codigo),
  codigoNorm,
  sinNulos(propio),
  normaCodigo(propio),
  sinNulos(original),
  normaCodigo(original),
  sinNulos(barras),
  normaCodigo(barras),
];

const aCeldas = (renglon: RenglonDeLista): Celda[] => [
  renglon.fila,
  ...deNombres(renglon),
  renglon.descripcion,
  renglon.marca,
  renglon.marcaId,
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
  await sql`
    with fuera as (delete from carga_renglon r using carga_rechazo x where x.fila = r.fila returning r.*)
    insert into carga_nombrado
    select fila, codigo, codigo_norm, propio, propio_norm, original, original_norm, barras, barras_norm from fuera`.execute(
    tx,
  );
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
