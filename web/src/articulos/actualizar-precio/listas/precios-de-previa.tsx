import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { verCambioDeFormula } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-cambio-de-formula.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Fichas } from '#ui/formularios/fichas.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { CampoRevisados } from './campo-revisados.tsx';
import { CifrasDePrevia } from './cifras-de-previa.tsx';
import { PreciosPrevistos } from './precios-previstos.tsx';

type Que = 'CAMBIAN' | 'REVISAR';
type Corte = { readonly que: Que; readonly pagina: number };

type Props = {
  /** What it is asked of: with another one it is another question. */
  readonly clave: readonly unknown[];
  readonly pedirla: (corte: Corte, signal: AbortSignal) => Promise<ResponseOf<typeof verCambioDeFormula>>;
  /** Of a lista that is still to be made: no price moves, so nobody has to say that it was looked at. */
  readonly nueva?: boolean;
};

/** What a formula would leave the prices of a lista at, in figures and one by one. */
export function PreciosDePrevia({ clave, pedirla, nueva = false }: Props) {
  const { t } = useTranslation('precios');
  const [que, setQue] = useState<Que>('CAMBIAN');
  const consulta = useInfiniteQuery({
    queryKey: [...clave, que],
    queryFn: ({ pageParam, signal }) => pedirla({ que, pagina: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagina, porPagina, total, conDetalle }) =>
      conDetalle && pagina * porPagina < total ? pagina + 1 : undefined,
    // What is agreed to is what is there now.
    ...{ staleTime: 0, gcTime: 0 },
  });
  return (
    <Box role="group" aria-label={t('listasDePrecio.previa.titulo')} sx={caja}>
      <Cargado consulta={consulta}>
        {({ pages }) => {
          const previa = pages[0];
          if (previa === undefined) return null;
          const { porRevisar, conDetalle } = previa;
          const cambian = previa.suben + previa.bajan + previa.pierden + previa.ganan;
          return (
            <>
              <CifrasDePrevia previa={previa} nueva={nueva} />
              {conDetalle && porRevisar > 0 && porRevisar < cambian && (
                <Fichas<Que>
                  titulo={t('listasDePrecio.previa.mostrar')}
                  valor={que}
                  fichas={[
                    {
                      valor: 'CAMBIAN',
                      texto: t(`listasDePrecio.previa.${nueva ? 'losDeEntrada' : 'todos'}`, {
                        n: formatearEntero(cambian),
                      }),
                    },
                    {
                      valor: 'REVISAR',
                      texto: t('listasDePrecio.previa.aRevisar', { n: formatearEntero(porRevisar) }),
                    },
                  ]}
                  onCambio={setQue}
                />
              )}
              <PreciosPrevistos filas={pages.flatMap(({ filas }) => filas)} total={previa.total} nueva={nueva} />
              {consulta.hasNextPage && (
                <Button
                  size="small"
                  variant="text"
                  loading={consulta.isFetchingNextPage}
                  onClick={() => void consulta.fetchNextPage()}
                >
                  {t('listasDePrecio.previa.verMas')}
                </Button>
              )}
              {!nueva && porRevisar > 0 && <CampoRevisados cuantos={porRevisar} />}
            </>
          );
        }}
      </Cargado>
    </Box>
  );
}

const caja = { display: 'grid', gap: 1.5, p: 2, borderRadius: 1, bgcolor: 'page', minWidth: 0 } as const;
