import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type PasoDeNumero, verNumero } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { EnlaceDeDocumento } from '#stock/enlace-de-documento.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearFechaHora, formatearVariacion } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Vencimiento } from './vencimiento.tsx';

/** Where one is, where it has been and to whom it went. */
export function HistoriaDeNumero({ id, onCerrar }: { readonly id: string; readonly onCerrar: () => void }) {
  const { t } = useTranslation('stock');
  const consulta = useQuery(consultaDe(verNumero, { params: { id } }));
  const lugares = consulta.data?.lugares ?? [];
  return (
    <PanelLateral
      abierto
      titulo={consulta.data?.numero ?? t('numeros.historia')}
      subtitulo={consulta.data ? `${consulta.data.codigo} · ${consulta.data.descripcion}` : ''}
      onCerrar={onCerrar}
    >
      <Cargado consulta={consulta} esqueleto={<EsqueletoDeTexto lineas={6} />}>
        {({ historia, vence }) => (
          <>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2, fontWeight: 600 }}>
              {lugares.length === 0
                ? t('numeros.yaNoEsta')
                : lugares.map(({ deposito, sucursal }) => `${deposito}, ${sucursal}`).join(' · ')}
              <Vencimiento vence={vence} />
            </Box>
            <Box component="ol" aria-label={t('numeros.historia')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {historia.map((paso) => (
                <Paso key={`${paso.movimientoId} ${paso.depositoId} ${paso.cantidad}`} paso={paso} />
              ))}
            </Box>
          </>
        )}
      </Cargado>
    </PanelLateral>
  );
}

function Paso({ paso }: { readonly paso: PasoDeNumero }) {
  const { t } = useTranslation('stock');
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <span>
          <b>{formatearVariacion(paso.cantidad)}</b> {t(`tipo.${paso.tipo}`)}, {paso.deposito}, {paso.sucursal}
        </span>
        <EnlaceDeDocumento documento={paso.documento} />
      </Box>
      {paso.para !== null && <Box sx={{ fontWeight: 600 }}>{t('numeros.para', { cliente: paso.para })}</Box>}
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {formatearFechaHora(paso.fecha)} · {paso.quien}
      </Box>
    </Box>
  );
}
