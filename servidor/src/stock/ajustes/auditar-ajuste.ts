import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { RenglonDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import type { FilaDeAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Tx } from '#db/db.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import { leerCabecera } from './ajustes.query.ts';
import { leerRenglones } from './datos-de-ajuste.query.ts';

type Linea = Pick<RenglonDeAjuste, 'id' | 'codigo' | 'cantidad' | 'costo' | 'numeros'>;

/** A draft as people will read it in its trail. */
type Retrato = { readonly cabecera: FilaDeAjuste | undefined; readonly renglones: readonly Linea[] };

export const retratar = async (tx: Tx, id: string): Promise<Retrato> => ({
  cabecera: await leerCabecera(tx, id),
  renglones: await leerRenglones(tx, id),
});

export const SIN_RETRATO: Retrato = { cabecera: undefined, renglones: [] };

/** What changed between two moments of a draft, by the names people know. */
export function cambiosDeAjuste(antes: Retrato, despues: Retrato): Cambio[] {
  const previa = antes.cabecera ? camposDeCabecera(antes.cabecera) : null;
  const actual = despues.cabecera ? camposDeCabecera(despues.cabecera) : {};
  return [...diferencias(previa, actual), ...cambiosDeRenglones(antes.renglones, despues.renglones)];
}

const camposDeCabecera = ({ texto, sucursal, deposito, motivo, observaciones, fechaEfectiva }: FilaDeAjuste) => ({
  numero: texto,
  deposito: `${sucursal} · ${deposito}`,
  motivo,
  observaciones: observaciones || null,
  fecha: fechaEfectiva === null ? null : fechaHoraTexto(new Date(fechaEfectiva)),
});

/** Which lines came, went or changed. The word `costo` in a field keeps it from who may not see it. */
function cambiosDeRenglones(antes: readonly Linea[], despues: readonly Linea[]): Cambio[] {
  const previos = new Map(antes.map((linea) => [linea.id, linea]));
  const actuales = new Map(despues.map((linea) => [linea.id, linea]));
  const todas = [...antes, ...despues.filter(({ id }) => !previos.has(id))];
  return todas.flatMap(({ id, codigo }) =>
    diferencias(camposDeRenglon(codigo, previos.get(id)), camposDeRenglon(codigo, actuales.get(id))),
  );
}

const camposDeRenglon = (codigo: string, linea: Linea | undefined) => ({
  [`${codigo} cantidad`]: linea ? textoCantidad(linea.cantidad) : null,
  [`${codigo} costo`]: linea && linea.costo !== null ? textoUnitario(linea.costo) : null,
  [`${codigo} números`]: linea?.numeros?.map(({ numero }) => numero).join(', ') || null,
});
