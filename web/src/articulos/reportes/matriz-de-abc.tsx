import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { FilaDeAbc, ResumenDeAbc } from '@trastienda/nucleo/articulos/contrato.ts';
import { CLASES_ABC, CLASES_XYZ } from '@trastienda/nucleo/articulos/reportes/abc-xyz.ts';
import { useTranslation } from 'react-i18next';
import { enMillones } from '#ui/formato/en-millones.ts';
import { formatearEntero, formatearPesos, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';

type Clase = { readonly abc: FilaDeAbc['abc'] | undefined; readonly xyz: FilaDeAbc['xyz'] | undefined };

/** The nine classes, each a button that shows only its artículos; pressed again, all of them. */
export function MatrizDeAbc(props: {
  readonly resumen: ResumenDeAbc;
  readonly elegida: Clase;
  readonly onElegir: (clase: Clase) => void;
}) {
  const { t } = useTranslation('reportes');
  const { resumen, elegida, onElegir } = props;
  const { a, b } = resumen.umbrales;
  const nombres = {
    A: t('abc.A', { hasta: formatearPorcentaje(a) }),
    B: t('abc.B', { hasta: formatearPorcentaje(b) }),
    C: t('abc.C'),
  };
  const hayElegida = elegida.abc !== undefined || elegida.xyz !== undefined;
  return (
    <Tarjeta
      titulo={t('abc.matriz')}
      densa
      acciones={
        hayElegida && (
          <Button size="small" onClick={() => onElegir({ abc: undefined, xyz: undefined })}>
            {t('abc.quitar')}
          </Button>
        )
      }
    >
      <Box component="table" aria-label={t('abc.matriz')} sx={tabla}>
        <thead>
          <tr>
            <td />
            {CLASES_XYZ.map((xyz) => (
              <th key={xyz} scope="col">
                {t(`abc.${xyz}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CLASES_ABC.map((abc) => (
            <tr key={abc}>
              <th scope="row">{nombres[abc]}</th>
              {CLASES_XYZ.map((xyz) => {
                const celda = resumen.matriz.find((una) => una.abc === abc && una.xyz === xyz);
                const puesta = elegida.abc === abc && elegida.xyz === xyz;
                const articulos = celda?.articulos ?? 0;
                return (
                  <td key={xyz}>
                    <ButtonBase
                      aria-pressed={puesta}
                      onClick={() => onElegir(puesta ? { abc: undefined, xyz: undefined } : { abc, xyz })}
                      sx={{ ...boton, ...(puesta ? pulsado : {}) }}
                    >
                      <Oculto>{`${abc}${xyz}`}</Oculto>
                      <b>{formatearEntero(articulos)}</b>
                      <Oculto>{formatearPesos(celda?.valor)}</Oculto>
                      <small aria-hidden title={formatearPesos(celda?.valor)}>
                        $ {enMillones(Number(celda?.valor ?? 0))}
                      </small>
                    </ButtonBase>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Tarjeta>
  );
}

const tabla = {
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: '6px',
  m: '-6px',
  fontSize: '0.8125rem',
  '& th': { fontWeight: 500, color: 'text.secondary', textAlign: 'start', p: 0.5 },
  '& thead th': { fontSize: { xs: '0.6875rem', sm: '0.8125rem' } },
  '& td': { p: 0 },
} as const;

const boton = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  minHeight: 52,
  px: { xs: 0.75, sm: 1.25 },
  py: 0.75,
  borderRadius: 1,
  font: 'inherit',
  bgcolor: 'sunken',
  overflow: 'hidden',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& b': { fontSize: '1rem', fontWeight: 600 },
  '& small': {
    fontSize: { xs: '0.6875rem', sm: '0.75rem' },
    color: 'text.secondary',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
} as const;
const pulsado = { bgcolor: 'primary.soft', color: 'primary.onSoft', '& small': { color: 'inherit' } } as const;
