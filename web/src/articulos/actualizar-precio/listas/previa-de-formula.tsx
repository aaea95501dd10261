import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { verCambioDeFormula } from '@trastienda/nucleo/articulos/precios/contrato-de-cambio-de-formula.ts';
import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/contrato-de-listas.ts';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { Campo } from '#ui/campos.tsx';
import { Cargado } from '#ui/cargado.tsx';
import { Fichas } from '#ui/fichas.tsx';
import { formatearEntero } from '#ui/formato.ts';
import { CampoRevisados } from './campo-revisados.tsx';
import { CifrasDePrevia } from './cifras-de-previa.tsx';
import { type CuerpoDePrevia, calculaOtros, cuerpoDePrevia, DE_LA_FORMULA } from './cuerpo-de-previa.ts';
import { PreciosPrevistos } from './precios-previstos.tsx';

type Props = {
  readonly lista: ListaDePrecio;
  /** What the preview was asked with, here or by a refusal; null before. */
  readonly pedido: CuerpoDePrevia | null;
  readonly onPedir: (cuerpo: CuerpoDePrevia) => void;
};

/** While the formula of a lista is another one: why, and what it would do to its prices, asked with a button (PRE-04). */
export function PreviaDeFormula({ lista, pedido, onPedir }: Props) {
  const { t } = useTranslation('precios');
  const cuerpo = useCuerpo();
  useSinRevisar(cuerpo);
  if (cuerpo !== null && !calculaOtros(lista, cuerpo)) return null;
  const esElQueSeVe = cuerpo !== null && JSON.stringify(cuerpo) === JSON.stringify(pedido);
  return (
    <>
      <Campo
        name="motivo"
        label={t('listasDePrecio.previa.motivo')}
        ayuda={t('listasDePrecio.previa.motivoAyuda')}
        maximo={200}
        opcional
      />
      {esElQueSeVe ? (
        <Previa key={JSON.stringify(cuerpo)} lista={lista} cuerpo={cuerpo} />
      ) : (
        <Box>
          <Button disabled={cuerpo === null} onClick={() => cuerpo && onPedir(cuerpo)}>
            {t('listasDePrecio.previa.ver')}
          </Button>
        </Box>
      )}
    </>
  );
}

function useCuerpo(): CuerpoDePrevia | null {
  const valores = useWatch({ name: [...DE_LA_FORMULA] }) as readonly unknown[];
  const escrito = JSON.stringify(Object.fromEntries(DE_LA_FORMULA.map((campo, i) => [campo, valores[i]])));
  return useMemo(() => cuerpoDePrevia(JSON.parse(escrito)), [escrito]);
}

/** What was looked at is what that formula does: another one asks again. */
function useSinRevisar(cuerpo: CuerpoDePrevia | null): void {
  const { setValue } = useFormContext();
  const texto = JSON.stringify(cuerpo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is now
  useEffect(() => setValue('revisados', undefined), [texto, setValue]);
}

type Que = 'CAMBIAN' | 'REVISAR';

function Previa({ lista, cuerpo }: { readonly lista: ListaDePrecio; readonly cuerpo: CuerpoDePrevia }) {
  const { t } = useTranslation('precios');
  const [que, setQue] = useState<Que>('CAMBIAN');
  const consulta = useInfiniteQuery({
    queryKey: [...claveDe(verCambioDeFormula), lista.id, cuerpo, que],
    queryFn: ({ pageParam, signal }) =>
      pedir(verCambioDeFormula, { params: { id: lista.id }, body: { ...cuerpo, que, pagina: pageParam } }, { signal }),
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
              <CifrasDePrevia previa={previa} />
              {conDetalle && porRevisar > 0 && porRevisar < cambian && (
                <Fichas<Que>
                  titulo={t('listasDePrecio.previa.mostrar')}
                  valor={que}
                  fichas={[
                    { valor: 'CAMBIAN', texto: t('listasDePrecio.previa.todos', { n: formatearEntero(cambian) }) },
                    {
                      valor: 'REVISAR',
                      texto: t('listasDePrecio.previa.aRevisar', { n: formatearEntero(porRevisar) }),
                    },
                  ]}
                  onCambio={setQue}
                />
              )}
              <PreciosPrevistos filas={pages.flatMap(({ filas }) => filas)} total={previa.total} />
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
              {porRevisar > 0 && <CampoRevisados cuantos={porRevisar} />}
            </>
          );
        }}
      </Cargado>
    </Box>
  );
}

const caja = { display: 'grid', gap: 1.5, p: 2, borderRadius: 1, bgcolor: 'page', minWidth: 0 } as const;
