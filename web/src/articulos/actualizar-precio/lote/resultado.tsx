import Alert from '@mui/material/Alert';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';

/** What became of a batch, and what it left alone. */
export function Resultado({ lote }: { readonly lote: LoteDePrecio }) {
  const { t } = useTranslation('precios');
  const frase = useFrase(lote);
  const vuelven = useCuandoVuelven(lote);
  const { omitidas, revierte, revertidoPor, estado } = lote;
  const noVolvieron = revertidoPor?.omitidas ?? 0;
  return (
    <>
      {frase !== null && (
        <Alert severity={estado === 'APLICADO' ? 'success' : 'info'}>
          {frase} {vuelven}{' '}
          {revertidoPor && (
            <EnlaceALote id={revertidoPor.id}>
              {t('actualizar.lote.resultado.elQueRevierte', { numero: formatearEntero(revertidoPor.numero) })}
            </EnlaceALote>
          )}
          {revierte && (
            <EnlaceALote id={revierte.id}>
              {t('actualizar.lote.resultado.elRevertido', { numero: formatearEntero(revierte.numero) })}
            </EnlaceALote>
          )}
        </Alert>
      )}
      {omitidas !== null && omitidas > 0 && (
        <Alert severity="warning">
          {t('actualizar.lote.resultado.omitidas', { count: omitidas, n: formatearEntero(omitidas) })}{' '}
          <Enlace to="." search={{ omitida: 'true' } as never} sx={subrayado}>
            {t('actualizar.lote.resultado.verOmitidas')}
          </Enlace>
        </Alert>
      )}
      {revertidoPor && noVolvieron > 0 && (
        <Alert severity="warning">
          {t('actualizar.lote.resultado.noVolvieron', { count: noVolvieron, n: formatearEntero(noVolvieron) })}{' '}
          <EnlaceALote id={revertidoPor.id} search={{ omitida: 'true' }}>
            {t('actualizar.lote.resultado.verOmitidas')}
          </EnlaceALote>
        </Alert>
      )}
    </>
  );
}

function useFrase(lote: LoteDePrecio): string | null {
  const { t } = useTranslation('precios');
  const { estado } = lote;
  if (estado === 'APLICADO') {
    const hechas = lote.totales?.incluidas ?? 0;
    return t('actualizar.lote.resultado.APLICADO', {
      count: hechas,
      n: formatearEntero(hechas),
      cuando: formatearFechaHora(lote.aplicadoEn),
      quien: lote.aplicador?.nombre ?? t('actualizar.lote.resultado.solo'),
    });
  }
  if (estado === 'APROBADO') return t('actualizar.lote.resultado.APROBADO', { quien: lote.aprobador?.nombre ?? '' });
  if (estado === 'PROGRAMADO') {
    return t('actualizar.lote.resultado.PROGRAMADO', { cuando: formatearFechaHora(lote.aplicaDesde) });
  }
  if (estado === 'REVERTIDO') {
    return t('actualizar.lote.resultado.REVERTIDO', { cuando: formatearFechaHora(lote.revertidoEn) });
  }
  if (estado !== 'DESCARTADO') return null;
  const cuando = formatearFechaHora(lote.descartadoEn);
  const frase =
    lote.descartador === null
      ? t('actualizar.lote.resultado.DESCARTADO', { cuando })
      : t('actualizar.lote.resultado.descartadoPor', { cuando, quien: lote.descartador.nombre });
  return lote.descarte ? `${frase} ${t('actualizar.lote.resultado.descarte', { motivo: lote.descarte })}` : frase;
}

/** When the former prices come back by themselves, while that is to come. */
function useCuandoVuelven({ estado, hasta }: LoteDePrecio): string {
  const { t } = useTranslation('precios');
  if (hasta === null || !['APROBADO', 'PROGRAMADO', 'APLICADO'].includes(estado)) return '';
  return t('actualizar.lote.resultado.vuelven', { cuando: formatearFechaHora(hasta) });
}

function EnlaceALote(props: { readonly id: string; readonly search?: object; readonly children: ReactNode }) {
  const { id, search = {}, children } = props;
  return (
    <Enlace to="/articulos/actualizar-precio/$id" params={{ id }} search={search as never} sx={subrayado}>
      {children}
    </Enlace>
  );
}

const subrayado = { color: 'inherit', textDecoration: 'underline' } as const;
