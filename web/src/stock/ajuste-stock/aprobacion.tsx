import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  type Ajuste,
  anularAjuste,
  aprobarAjuste,
  crearAjuste,
  devolverAjuste,
} from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearCantidad, formatearFechaHora } from '#ui/formato/formato.ts';
import { borradorDe, totalizar } from './borrador.ts';

/** Who asked, why, and who has to answer. */
export function AvisoDeAprobacion({ ajuste }: { readonly ajuste: Ajuste }) {
  const { t } = useTranslation('stock');
  const { pedidoEn, pedidoPor, pedidoMotivo } = ajuste;
  const suya = usePuede()(aprobarAjuste, ajuste.sucursalId) && ajuste.acciones.includes('aprobar');
  return (
    <Alert severity="info">
      {t('ajustes.aprobacion.pidio', { quien: pedidoPor, cuando: pedidoEn && formatearFechaHora(pedidoEn) })}{' '}
      {pedidoMotivo !== '' && <b>{t('ajustes.aprobacion.motivo', { motivo: pedidoMotivo })} </b>}
      {t(suya ? 'ajustes.aprobacion.espera' : 'ajustes.aprobacion.esperaAOtra')}
    </Alert>
  );
}

type Props = { readonly ajuste: Ajuste; readonly onError: (error: unknown) => void };

/** Approve what somebody else asked for, give it back to be corrected, or give it up. */
export function AccionesDeAprobacion({ ajuste, onError }: Props) {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const aprobar = useComando(aprobarAjuste, { invalida: ['actividad', 'articulos'] });
  const devolver = useComando(devolverAjuste, { invalida: ['actividad'] });
  const anular = useComando(anularAjuste, { invalida: ['actividad'] });
  const { id, version, texto: numero, sucursalId, acciones } = ajuste;
  const params = { id };
  const alTerminar = (dicho: 'aprobado' | 'devuelto' | 'anulado') => ({
    onSuccess: () => {
      onError(null);
      avisos.exito(t(`ajustes.listo.${dicho}`, { numero }));
    },
    onError,
  });

  const handleAprobar = async () => {
    const { entran, salen } = totalizar(borradorDe(ajuste).renglones);
    const si = await confirmar({
      titulo: t('ajustes.confirmar.aprobar', { numero }),
      texto: [
        entran.gt(0) && t('ajustes.confirmar.aprobarEntran', { cantidad: formatearCantidad(entran) }),
        salen.gt(0) && t('ajustes.confirmar.aprobarSalen', { cantidad: formatearCantidad(salen) }),
        t('ajustes.confirmar.despues'),
      ]
        .filter(Boolean)
        .join(' '),
      boton: t('ajustes.confirmar.aprobarBoton'),
    });
    if (si) aprobar.mutate({ params, body: { version } }, alTerminar('aprobado'));
  };
  const handleDevolver = async () => {
    const si = await confirmar({
      titulo: t('ajustes.confirmar.devolver', { numero }),
      texto: t('ajustes.confirmar.devolverTexto'),
      boton: t('ajustes.confirmar.devolverBoton'),
      motivo: true,
    });
    if (si) devolver.mutate({ params, body: { version, motivo: si.motivo } }, alTerminar('devuelto'));
  };
  const handleAnular = async () => {
    const si = await confirmar({
      titulo: t('ajustes.confirmar.anular', { numero }),
      texto: t('ajustes.confirmar.anularPedido'),
      boton: t('ajustes.confirmar.anularBoton'),
      peligro: true,
      motivo: true,
    });
    if (si) anular.mutate({ params, body: { version, motivo: si.motivo } }, alTerminar('anulado'));
  };

  const ocupado = aprobar.isPending || devolver.isPending || anular.isPending;
  return (
    <>
      {puede(crearAjuste, sucursalId) && (
        <>
          <Button color="error" variant="text" disabled={ocupado} onClick={() => void handleAnular()}>
            {t('ajustes.accion.anular')}
          </Button>
          <Button disabled={ocupado} onClick={() => void handleDevolver()}>
            {t('ajustes.accion.devolver')}
          </Button>
        </>
      )}
      {acciones.includes('aprobar') && puede(aprobarAjuste, sucursalId) && (
        <Button variant="contained" loading={ocupado} onClick={() => void handleAprobar()}>
          {t('ajustes.accion.aprobar')}
        </Button>
      )}
    </>
  );
}
