import { useQuery } from '@tanstack/react-query';
import { type Articulo, type MinimoDeDeposito, verMinimos } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';

export type Esperado = {
  readonly minimo: string | null;
  readonly ubicacion: string;
  readonly corta: string | undefined;
};

/** What each sucursal should hold and where, by its id; nothing until it is known, or where nobody said any of it (ART-13, ART-14). */
export function useLoEsperado({ id, tipo, stock }: Articulo, hace: boolean): ReadonlyMap<string, Esperado> | undefined {
  const { t } = useTranslation(['articulos', 'minimos', 'ficha']);
  const { data } = useQuery({
    ...consultaDe(verMinimos, { params: { id } }),
    enabled: hace && tipo === 'PRODUCTO' && stock.length > 0,
  });
  // Place by place they are said apart, by who may have read them already.
  const dichos = hace
    ? (data?.filas ?? []).filter(({ minimo, ubicacion }) => minimo !== null || ubicacion !== null)
    : [];
  if (dichos.length === 0) return undefined;
  const sucursalDe = new Map(stock.map(({ depositoId, sucursalId }) => [depositoId, sucursalId]));
  const por = Map.groupBy(dichos, ({ depositoId }) => sucursalDe.get(depositoId) ?? '');
  return new Map([...por].map(([sucursalId, filas]) => [sucursalId, enUna(filas, t('lista.bajoMinimo'))]));
}

function enUna(filas: readonly MinimoDeDeposito[], bajo: string): Esperado {
  const minimos = filas.flatMap(({ minimo }) => minimo ?? []);
  const cortos = filas.filter((fila) => fila.bajo);
  return {
    minimo: minimos.length === 0 ? null : sumar(minimos).toString(),
    ubicacion: filas.flatMap(({ ubicacion }) => ubicacion ?? []).join(' · '),
    corta: cortos.length === 0 ? undefined : `${bajo}: ${cortos.map(({ deposito }) => deposito).join(', ')}`,
  };
}
