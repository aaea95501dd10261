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
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
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
        <Inactivo
          perfil={perfil}
          onListo={(secreto) => setAbierto({ que: 'alta', secreto })}
          onCodigos={(codigos) => setAbierto({ que: 'codigos', codigos })}
        />
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

type DeCodigos = { readonly perfil: Perfil; readonly onCodigos: (codigos: readonly string[]) => void };

type InactivoProps = DeCodigos & { readonly onListo: (secreto: { secreto: string; uri: string }) => void };

function Inactivo({ perfil, onListo, onCodigos }: InactivoProps) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const preparar = useComando(prepararFactor);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('factor.texto')}</Typography>
      <Button
        variant="contained"
        loading={preparar.isPending}
        onClick={() => preparar.mutate({}, { onSuccess: onListo, onError: (error) => avisos.error(error) })}
      >
        {t('factor.activar')}
      </Button>
      {/* A passkey is asked for after the password too: without it there has to be another way in. */}
      {perfil.llaves.length > 0 && <Recuperacion perfil={perfil} onCodigos={onCodigos} />}
    </Stack>
  );
}

/** How many recovery codes are left, and the way to make others. */
function Recuperacion({ perfil, onCodigos }: DeCodigos) {
  const { t } = useTranslation('usuario');
  const { codigosSinUsar } = perfil.segundoFactor;
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const renovar = useComando(renovarCodigos);
  const handleRenovar = async () => {
    const pregunta = {
      titulo: t('codigos.renovarTitulo'),
      texto: t('codigos.renovarTexto'),
      boton: t('codigos.renovar'),
    };
    // Without any there is nothing that stops serving.
    if (codigosSinUsar > 0 && !(await confirmar(pregunta))) return;
    renovar.mutate({}, { onSuccess: ({ codigos }) => onCodigos(codigos), onError: (error) => avisos.error(error) });
  };
  const quedan =
    codigosSinUsar > 0
      ? t('codigos.quedan', { count: codigosSinUsar, total: CODIGOS_DE_RECUPERACION })
      : t('codigos.ninguno');
  return (
    <>
      <Alert severity={codigosSinUsar > 2 ? 'info' : 'warning'}>{quedan}</Alert>
      <Button onClick={() => void handleRenovar()} loading={renovar.isPending}>
        {t('codigos.renovar')}
      </Button>
    </>
  );
}

function Activo({ perfil, onCodigos }: DeCodigos) {
  const { t } = useTranslation('usuario');
  const { desde, exigido } = perfil.segundoFactor;
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const releer = useReleerSesion();
  const desactivar = useComando(desactivarFactor);
  const handleDesactivar = async () => {
    const si = await confirmar({
      titulo: t('factor.desactivarTitulo'),
      texto: t(perfil.llaves.length > 0 ? 'factor.desactivarConLlave' : 'factor.desactivarTexto'),
      boton: t('factor.desactivar'),
      peligro: true,
      casilla: t('contrasena.cerrarOtras'),
    });
    if (!si) return;
    const body = { cerrarOtras: si.marcada !== false };
    const handleListo = () => {
      avisos.exito(t('factor.desactivado'));
      void releer();
    };
    desactivar.mutate({ body }, { onSuccess: handleListo, onError: (error) => avisos.error(error) });
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('factor.desde', { fecha: formatearFecha(desde) })}</Typography>
      <Recuperacion perfil={perfil} onCodigos={onCodigos} />
      {exigido && <Typography sx={{ color: 'text.secondary' }}>{t('factor.exigido')}</Typography>}
      {!exigido && (
        <Button color="error" variant="text" onClick={() => void handleDesactivar()} loading={desactivar.isPending}>
          {t('factor.desactivar')}
        </Button>
      )}
    </Stack>
  );
}
