import Box from '@mui/material/Box';
import type { ArmadoNuevo, Estructura, PlanDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import type { NumeroDeRenglon } from '@trastienda/nucleo/articulos/numeros/contrato-campos-de-numeros.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePiezasDeFicha } from '#articulos/piezas.tsx';

type Sentido = ArmadoNuevo['sentido'];
type Dichos = Readonly<Record<string, readonly NumeroDeRenglon[]>>;

type Linea = PlanDeArmado['conNumeros'][number] & { readonly cantidad: string; readonly entra: boolean };

type Movida = { readonly articuloId: string; readonly cantidad: string };

/** What would move of each artículo that keeps numbers, if it were assembled and if it were taken apart (ART-24). */
function lineasConNumeros(
  { articuloId }: Pick<Estructura, 'articuloId'>,
  plan: PlanDeArmado,
  cantidad: string,
): Readonly<Record<Sentido, readonly Linea[]>> {
  const de = (partes: readonly Movida[], entra: boolean): Linea[] =>
    plan.conNumeros.flatMap((articulo) => {
      const suyas = partes.filter((parte) => parte.articuloId === articulo.articuloId);
      const suya = sumar(suyas.map((parte) => parte.cantidad));
      return suya.gt(0) ? [{ ...articulo, cantidad: suya.toFixed(), entra }] : [];
    });
  const producto = [{ articuloId, cantidad }];
  const tomas = plan.pasos.flatMap((paso) => paso.tomas);
  return {
    ARMAR: [...de(tomas, false), ...de(producto, true)],
    DESARMAR: [...de(producto, false), ...de(plan.vuelven, true)],
  };
}

const estanTodos = (lineas: readonly Linea[], dichos: Dichos): boolean =>
  lineas.every(({ articuloId, cantidad }) => sumar((dichos[articuloId] ?? []).map((uno) => uno.cantidad)).eq(cantidad));

const NADA = { ARMAR: {}, DESARMAR: {} };

type NumerosDeOrden = ReturnType<typeof useNumerosDeLaOrden>;

/** What was said of each artículo that keeps numbers, for either way. */
export function useNumerosDeLaOrden(estructura: Pick<Estructura, 'articuloId'>, plan: PlanDeArmado, cantidad: string) {
  const [dichos, setDichos] = useState<Readonly<Record<Sentido, Dichos>>>(NADA);
  const lineas = lineasConNumeros(estructura, plan, cantidad);
  return {
    lineas,
    de: (sentido: Sentido, articuloId: string) => dichos[sentido][articuloId] ?? [],
    decir: (sentido: Sentido, articuloId: string, suyos: readonly NumeroDeRenglon[]) =>
      setDichos((antes) => ({ ...antes, [sentido]: { ...antes[sentido], [articuloId]: suyos } })),
    /** Whether as many as move were said of each. */
    estan: (sentido: Sentido) => estanTodos(lineas[sentido], dichos[sentido]),
    /** As they are sent. */
    dichos: (sentido: Sentido): ArmadoNuevo['numeros'] =>
      lineas[sentido].map(({ articuloId }) => ({ articuloId, numeros: [...(dichos[sentido][articuloId] ?? [])] })),
    vaciar: () => setDichos(NADA),
  };
}

/** Which ones leave and which ones come in, one button for each artículo that keeps them. */
export function NumerosDeLaOrden(props: {
  readonly sentido: Sentido;
  readonly depositoId: string;
  readonly numeros: NumerosDeOrden;
}) {
  const { t } = useTranslation('estructura');
  const { NumerosDeLinea } = usePiezasDeFicha();
  const { sentido, depositoId, numeros } = props;
  const lineas = numeros.lineas[sentido];
  if (!NumerosDeLinea || lineas.length === 0) return null;
  return (
    <Box role="group" aria-label={t(`armar.cuales.${sentido}`)} sx={grupo}>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{t(`armar.cuales.${sentido}`)}</Box>
      {lineas.map((linea) => (
        <Box key={linea.articuloId} sx={fila}>
          <span>
            <b>
              <bdi>{linea.codigo}</bdi>
            </b>{' '}
            {linea.descripcion}
          </span>
          <NumerosDeLinea
            linea={{ ...linea, depositoId }}
            valor={numeros.de(sentido, linea.articuloId)}
            onCambio={(suyos) => numeros.decir(sentido, linea.articuloId, suyos)}
          />
        </Box>
      ))}
    </Box>
  );
}

const grupo = { flex: '1 0 100%', display: 'grid', gap: 0.5 } as const;
const fila = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  maxWidth: 720,
  fontSize: '0.875rem',
} as const;
