import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import type { FilaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { cantidadesDe, textoDeCifra } from './columnas.ts';
import { DetalleDeCelda } from './detalle.tsx';
import type { CuerpoProps } from './grilla.tsx';

/** On a phone each artículo is a card with a strip of sucursales; touching one opens what makes it. */
export function TarjetasDelCentralizado(props: CuerpoProps) {
  const { t } = useTranslation('stock');
  return (
    <Box
      component="ul"
      aria-label={t('centralizado.titulo')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
    >
      {props.filas.map((fila) => (
        <Paper component="li" key={fila.articuloId} sx={{ p: 1.75, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{fila.descripcion}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 1 }}>{fila.codigo}</Box>
          <Tira {...props} fila={fila} />
          {props.abierta?.articuloId === fila.articuloId && (
            <Box sx={{ mt: 1.5, mx: -1.75, mb: -1.75, bgcolor: 'sunken' }}>
              <DetalleDeCelda {...props} {...props.abierta} fila={fila} />
            </Box>
          )}
        </Paper>
      ))}
    </Box>
  );
}

function Tira({ fila, columnas, abierta, onAbrir }: CuerpoProps & { readonly fila: FilaDelCentralizado }) {
  const { t } = useTranslation('stock');
  const lugares = [
    ...columnas.map(({ sucursalId, nombre }) => ({ sucursalId, nombre })),
    { sucursalId: null, nombre: t('centralizado.total') },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pb: 0.5 }}>
      {lugares.map(({ sucursalId, nombre }) => {
        const { fisico, disponible, enTransito } = cantidadesDe(fila, sucursalId);
        const abierto = abierta?.articuloId === fila.articuloId && abierta.sucursalId === sucursalId;
        return (
          <ButtonBase
            key={nombre}
            aria-expanded={abierto}
            onClick={() => onAbrir({ articuloId: fila.articuloId, sucursalId, cifra: 'disponible' })}
            sx={{ ...ficha, ...(abierto ? { boxShadow: 'inset 0 0 0 2px currentColor' } : {}) }}
          >
            <Box component="span" sx={{ fontSize: '0.6875rem', color: 'text.secondary' }}>
              <Oculto>{fila.codigo} </Oculto>
              {nombre}
            </Box>
            <Box
              component="span"
              sx={{
                fontSize: '0.9375rem',
                fontWeight: 600,
                color: disponible.startsWith('-') ? 'error.text' : 'text.primary',
              }}
            >
              <Oculto> {t('centralizado.disponible')} </Oculto>
              {formatearCantidad(disponible)}
            </Box>
            <Box component="span" sx={{ fontSize: '0.6875rem', color: 'text.secondary' }}>
              {`${t('centralizado.fis')} ${formatearCantidad(fisico)}`}
            </Box>
            {Number(enTransito) !== 0 && (
              <Box component="span" sx={{ fontSize: '0.6875rem', color: 'info.text' }}>
                {`${t('centralizado.tran')} ${textoDeCifra('enTransito', enTransito)}`}
              </Box>
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const ficha = {
  font: 'inherit',
  flex: '1 0 72px',
  flexDirection: 'column',
  minHeight: 60,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'page',
  color: 'primary.text',
} as const;
