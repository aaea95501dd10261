import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { listarReservas } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { EnlaceDeDocumento } from '#stock/enlace-de-documento.tsx';
import { formatearCantidad, formatearRelativo } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';

const CUANTAS = 6;

/** Behind a reservado: for whom and since when (RST-06). */
export function ReservasDeCelda(props: {
  readonly articuloId: string;
  readonly donde: { readonly sucursalId?: string; readonly depositoId?: string };
}) {
  const { t } = useTranslation('stock');
  const { articuloId, donde } = props;
  const reservas = useQuery(
    consultaDe(listarReservas, {
      query: { articuloId, ...donde, pagina: 1, porPagina: CUANTAS },
    }),
  );
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t('centralizado.detalle.reservas')}
      </Typography>
      <Cargado consulta={reservas} esqueleto={<EsqueletoDeTexto lineas={2} />}>
        {({ filas, total }) => (
          <>
            {filas.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('centralizado.detalle.sinReservas')}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem' }}>
              {filas.map(({ id, documento, para, cantidad, desde }) => (
                <Box component="li" key={id} sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
                  <EnlaceDeDocumento documento={documento} />
                  {para && ` · ${para}`}
                  <Box sx={{ color: 'text.secondary' }}>
                    {t('centralizado.detalle.reservasDe', {
                      cantidad: formatearCantidad(cantidad),
                      cuando: formatearRelativo(desde),
                    })}
                  </Box>
                </Box>
              ))}
            </Box>
            {total > filas.length && (
              <Typography variant="caption">
                {t('centralizado.detalle.otras', { cuantas: total - filas.length })}
              </Typography>
            )}
          </>
        )}
      </Cargado>
    </>
  );
}
