import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Fragment, type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { AccionDeSeleccion, TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { elegidasDe, enviar, estadoDeTodas, NINGUNA, TODAS } from './seleccion.ts';
import { useConocidas } from './use-conocidas.ts';
import type { Eleccion } from './use-seleccion.ts';

type Props<Fila> = Pick<TablaDatosProps<Fila>, 'lista' | 'consulta' | 'idDe' | 'seleccion'> & {
  readonly acciones: readonly AccionDeSeleccion[];
  readonly eleccion: Eleccion;
  readonly cuantas: number;
};

/** How many rows are chosen and what can be done with them, over the end of the table (plate 03). */
export function BarraDeSeleccion<Fila>(props: Props<Fila>) {
  const { lista, idDe, consulta, acciones, eleccion, cuantas } = props;
  const { t } = useTranslation('tabla');
  const { seleccion } = eleccion;
  const total = formatearEntero(cuantas);
  const conocidas = useConocidas({ lista, idDe });
  // Those of another filter stay chosen. While not all the rows of this list are known, nobody knows which they are.
  const fuera =
    !seleccion.todas && lista.totalExacto && conocidas.length >= lista.total
      ? cuantas - elegidasDe(seleccion, conocidas)
      : 0;
  const soltar = () => eleccion.cambiar(NINGUNA);
  // The bar goes with what was chosen: who pressed goes on from the stop of the table.
  const handleSoltar = ({ currentTarget }: MouseEvent) => {
    const tabla = currentTarget.closest('section')?.parentElement;
    tabla?.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus();
    soltar();
  };
  const elegidas = { enviada: enviar(seleccion, consulta.valores), cuantas, soltar };
  const deAfuera = props.seleccion?.elegidas;
  useEffect(() => {
    if (!deAfuera) return;
    deAfuera.current = elegidas;
    return () => {
      deAfuera.current = undefined;
    };
  });
  const comunes = acciones.filter(({ peligro }) => !peligro);
  const peligrosas = acciones.filter(({ peligro }) => peligro);
  return (
    <Box component="section" aria-label={t('seleccion.titulo')} data-sin-barra data-pie sx={barra}>
      <Box component="span" aria-live="polite" sx={{ fontWeight: 600, px: 1, whiteSpace: 'nowrap', flex: 'none' }}>
        {seleccion.todas && !lista.totalExacto
          ? t('seleccion.masDe', { total })
          : t('seleccion.elegidas', { count: cuantas, total })}
        {fuera > 0 && ` (${t('seleccion.fuera', { count: fuera, total: formatearEntero(fuera) })})`}
      </Box>
      {!seleccion.todas && lista.total > 0 && estadoDeTodas(seleccion, lista.total, conocidas) === 'algo' && (
        <ButtonBase onClick={() => eleccion.cambiar(TODAS)} sx={{ ...boton, textDecoration: 'underline' }}>
          {t('seleccion.todas', { count: lista.total, total: formatearEntero(lista.total) })}
        </ButtonBase>
      )}
      {[comunes, peligrosas].map(
        (grupo, i) =>
          grupo.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two groups are always the same
            <Fragment key={i}>
              <Box aria-hidden sx={{ width: '1px', height: 24, bgcolor: 'currentColor', opacity: 0.3, flex: 'none' }} />
              {grupo.map(({ texto, icono: Icono, peligro, onClick }) => (
                <ButtonBase
                  key={texto}
                  onClick={() => onClick(elegidas)}
                  sx={{ ...boton, ...(peligro && { color: 'inverse.danger' }) }}
                >
                  {Icono && <Icono size={17} stroke={1.7} aria-hidden />}
                  {texto}
                </ButtonBase>
              ))}
            </Fragment>
          ),
      )}
      <Pista texto={t('seleccion.soltar')}>
        <ButtonBase aria-label={t('seleccion.soltar')} onClick={handleSoltar} sx={{ ...boton, px: 1 }}>
          <IconX size={17} stroke={2} aria-hidden />
        </ButtonBase>
      </Pista>
    </Box>
  );
}

const boton = {
  gap: 0.75,
  px: 1.25,
  minHeight: { xs: 44, sm: 36 },
  borderRadius: '6px',
  font: 'inherit',
  whiteSpace: 'nowrap',
  flex: 'none',
  '&:hover': { bgcolor: 'rgb(255 255 255 / .1)' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
} as const;

/** 12 over the footer and centred; on a phone, over the bottom of the screen, where the tabs of the application were. */
const barra = {
  position: { xs: 'fixed', sm: 'absolute' },
  insetBlockEnd: { xs: 12, sm: 56 },
  insetInline: { xs: 12, sm: 16 },
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: { xs: 'calc(100% - 24px)', sm: 'calc(100% - 32px)' },
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 52,
  px: 1,
  overflowX: 'auto',
  borderRadius: '9px',
  bgcolor: 'inverse.background',
  color: 'inverse.text',
  fontSize: '0.8125rem',
  boxShadow: 8,
} as const;
