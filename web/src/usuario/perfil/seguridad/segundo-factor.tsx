import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  CODIGOS_DE_RECUPERACION,
  desactivarFactor,
  type Perfil,
  prepararFactor,
  renovarCodigos,
} from '@trastienda/nucleo/acceso/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearFecha } from '#ui/formato.ts';
import { PanelLateral } from '#ui/panel-lateral.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { CodigosDeRecuperacion } from './codigos.tsx';

// The drawing of the QR comes with the panel that shows it.
const AltaDeFactor = lazy(async () => ({ default: (await import('./alta-de-factor.tsx')).AltaDeFactor }));

type Abierto =
  | { readonly que: 'alta'; readonly secreto: { readonly secreto: string; readonly uri: string } }
  | { readonly que: 'codigos'; readonly codigos: readonly string[] };

/** The codes of an application, and those to get in without it (USU-01). */
export function SegundoFactor({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  const { activo } = perfil.segundoFactor;
  const releer = useReleerSesion();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const preguntar = useConfirmar();
  const cerrar = async () => {
    if (abierto?.que === 'codigos') {
      const seguro = await preguntar({
        titulo: t('factor.cerrarSinGuardar'),
        texto: t('factor.cerrarSinGuardarTexto'),
        boton: t('factor.cerrarIgual'),
        peligro: true,
      });
      if (!seguro) return;
    }
    setAbierto(null);
  };
  return (
    <Tarjeta
      titulo={t('factor.titulo')}
      acciones={
        <EstadoChip tono={activo ? 'exito' : 'neutro'}>{t(activo ? 'factor.activo' : 'factor.inactivo')}</EstadoChip>
      }
    >
      {activo ? (
        <Activo perfil={perfil} onCodigos={(codigos) => setAbierto({ que: 'codigos', codigos })} />
      ) : (
        <Inactivo onListo={(secreto) => setAbierto({ que: 'alta', secreto })} />
      )}
      <PanelLateral
        abierto={abierto !== null}
        titulo={t(abierto?.que === 'codigos' ? 'codigos.titulo' : 'factor.altaTitulo')}
        ancho={480}
        onCerrar={() => void cerrar()}
      >
        {abierto?.que === 'alta' && (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <AltaDeFactor
              secreto={abierto.secreto}
              onActivado={(codigos) => {
                setAbierto({ que: 'codigos', codigos });
                void releer();
              }}
            />
          </Suspense>
        )}
        {abierto?.que === 'codigos' && (
          <CodigosDeRecuperacion codigos={abierto.codigos} onGuardados={() => setAbierto(null)} />
        )}
      </PanelLateral>
    </Tarjeta>
  );
}

function Inactivo({ onListo }: { readonly onListo: (secreto: { secreto: string; uri: string }) => void }) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const preparar = useComando(prepararFactor);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('factor.texto')}</Typography>
      <Button
        variant="contained"
        loading={preparar.isPending}
        onClick={() => preparar.mutate({}, { onSuccess: onListo, onError: (error) => avisos.error(error) })}
      >
        {t('factor.activar')}
      </Button>
    </>
  );
}

function Activo(props: { readonly perfil: Perfil; readonly onCodigos: (codigos: readonly string[]) => void }) {
  const { t } = useTranslation('usuario');
  const { desde, codigosSinUsar, exigido } = props.perfil.segundoFactor;
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const releer = useReleerSesion();
  const renovar = useComando(renovarCodigos);
  const desactivar = useComando(desactivarFactor);
  const handleRenovar = async () => {
    const si = await confirmar({
      titulo: t('codigos.renovarTitulo'),
      texto: t('codigos.renovarTexto'),
      boton: t('codigos.renovar'),
    });
    if (!si) return;
    renovar.mutate(
      {},
      { onSuccess: ({ codigos }) => props.onCodigos(codigos), onError: (error) => avisos.error(error) },
    );
  };
  const handleDesactivar = async () => {
    const si = await confirmar({
      titulo: t('factor.desactivarTitulo'),
      texto: t('factor.desactivarTexto'),
      boton: t('factor.desactivar'),
      peligro: true,
    });
    if (!si) return;
    const handleListo = () => {
      avisos.exito(t('factor.desactivado'));
      void releer();
    };
    desactivar.mutate({}, { onSuccess: handleListo, onError: (error) => avisos.error(error) });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('factor.desde', { fecha: formatearFecha(desde) })}</Typography>
      <Alert severity={codigosSinUsar > 2 ? 'info' : 'warning'}>
        {t('codigos.quedan', { count: codigosSinUsar, total: CODIGOS_DE_RECUPERACION })}
      </Alert>
      {exigido && <Typography sx={{ color: 'text.secondary' }}>{t('factor.exigido')}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => void handleRenovar()} loading={renovar.isPending}>
          {t('codigos.renovar')}
        </Button>
        {!exigido && (
          <Button color="error" variant="text" onClick={() => void handleDesactivar()} loading={desactivar.isPending}>
            {t('factor.desactivar')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
