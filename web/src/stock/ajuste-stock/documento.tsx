import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Ajuste, revertirAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { AccionesDeAprobacion, AvisoDeAprobacion } from './aprobacion.tsx';
import { borradorDe, totalizar } from './borrador.ts';
import { ChipDeAjuste } from './chip-de-ajuste.tsx';
import { DatosDeAjuste } from './datos.tsx';
import { grillaDeDocumento } from './estilo.ts';
import { RenglonesDelDocumento } from './renglones-del-documento.tsx';

/** An adjustment that cannot be changed, or not while it waits: what it moves, who did it, and what may still be done. */
export function DocumentoDeAjuste({ ajuste }: { readonly ajuste: Ajuste }) {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const [error, setError] = useState<unknown>(null);
  // Whoever left the question of who they are knows that nothing happened.
  const handleError = (fallo: unknown) => setError(fallo instanceof ConfirmacionCancelada ? null : fallo);
  const revierte = ajuste.acciones.includes('revertir') && puede(revertirAjuste, ajuste.sucursalId);
  return (
    <Pagina
      titulo={t('ajustes.documento', { numero: ajuste.texto })}
      estado={<ChipDeAjuste estado={ajuste.estado} sobreBanda />}
      acciones={
        <>
          {ajuste.renglones.some(({ cantidad }) => !cantidad.startsWith('-')) && (
            <EnlaceBoton to="/articulos/etiquetas" search={{ ajusteId: ajuste.id, copias: 'RECIBIDAS' }}>
              {t('ajustes.accion.etiquetas')}
            </EnlaceBoton>
          )}
          {ajuste.estado === 'A_APROBAR' && <AccionesDeAprobacion ajuste={ajuste} onError={handleError} />}
          {revierte && <Revertir ajuste={ajuste} onError={handleError} />}
        </>
      }
      rastro={useRastroDelMenu(ajuste.texto)}
    >
      {ajuste.estado === 'A_APROBAR' && <AvisoDeAprobacion ajuste={ajuste} />}
      {error !== null && <Alert severity="error">{mensajeDeError(error)}</Alert>}
      <Box sx={grillaDeDocumento}>
        <RenglonesDelDocumento ajuste={ajuste} />
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <DatosDeAjuste ajuste={ajuste} />
          <Tarjeta densa titulo={t('ajustes.actividad')}>
            <LineaDeTiempo
              entidad="ajuste"
              id={ajuste.id}
              campos={t('ajustes.campos', { returnObjects: true })}
              acciones={t('ajustes.hecho', { returnObjects: true })}
            />
          </Tarjeta>
        </Stack>
      </Box>
    </Pagina>
  );
}

function Revertir({ ajuste, onError }: { readonly ajuste: Ajuste; readonly onError: (error: unknown) => void }) {
  const { t } = useTranslation('stock');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const revertir = useComando(revertirAjuste, { invalida: ['actividad', 'articulos'] });
  const handleClick = async () => {
    const { entran, salen } = totalizar(borradorDe(ajuste).renglones);
    const respuesta = await confirmar({
      titulo: t('ajustes.confirmar.revertir', { numero: ajuste.texto }),
      texto: [
        entran.gt(0) && t('ajustes.confirmar.revertirEntran', { cantidad: formatearCantidad(entran) }),
        salen.gt(0) && t('ajustes.confirmar.revertirSalen', { cantidad: formatearCantidad(salen) }),
        t('ajustes.confirmar.revertirTexto'),
      ]
        .filter(Boolean)
        .join(' '),
      boton: t('ajustes.confirmar.revertirBoton'),
      peligro: true,
      motivo: true,
    });
    if (!respuesta) return;
    const { id, version } = ajuste;
    revertir.mutate(
      { params: { id }, body: { version, motivo: respuesta.motivo } },
      {
        onSuccess: () => {
          onError(null);
          avisos.exito(t('ajustes.listo.revertido', { numero: ajuste.texto }));
        },
        onError,
      },
    );
  };
  return (
    <Button
      color="error"
      loading={revertir.isPending}
      loadingPosition="start"
      startIcon={<IconoDeVuelta size={18} stroke={1.7} aria-hidden />}
      onClick={() => void handleClick()}
    >
      {t('ajustes.accion.revertir')}
    </Button>
  );
}
