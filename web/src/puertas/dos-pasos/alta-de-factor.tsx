import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { QRCodeSVG } from 'qrcode.react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { esCodigo } from '#puertas/falla.ts';
import { useIntento } from '#puertas/intento.ts';
import { Marco } from '#puertas/marco.tsx';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { entrar } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { useTextos } from '#puertas/textos.ts';
import { CodigosGuardados } from './codigos-guardados.tsx';
import { SeisCasillas } from './seis-casillas.tsx';

/** The second factor that a role demands and the person does not have yet: set up, proven, and its codes kept. */
export function AltaDeFactor({ onVencido }: { readonly onVencido: (falla: unknown) => void }) {
  const t = useTextos();
  const [codigos, setCodigos] = useState<readonly string[]>();
  if (codigos) return <CodigosGuardados codigos={codigos} onSeguir={() => void entrar()} />;
  return (
    <Marco pagina={t.factor.pagina} titulo={t.factor.titulo} bajada={t.factor.bajada}>
      <Preparar onVencido={onVencido} onActivado={setCodigos} />
    </Marco>
  );
}

function Preparar(props: {
  readonly onVencido: (falla: unknown) => void;
  readonly onActivado: (codigos: readonly string[]) => void;
}) {
  const t = useTextos();
  const { onVencido, onActivado } = props;
  const secreto = useSecreto(onVencido);
  const { enviando, falla, intentar } = useIntento();
  const [codigo, setCodigo] = useState('');
  const [vez, setVez] = useState(0);
  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    return intentar(async () => {
      try {
        onActivado((await pedir('activarFactorObligatorio', { codigo })).codigos);
      } catch (error) {
        if (esCodigo(error, 'acceso.sin_pendiente')) return onVencido(error);
        setCodigo('');
        setVez(vez + 1);
        throw error;
      }
    });
  };
  if (!secreto) return <CircularProgress size={28} aria-label={t.cargando} />;
  return (
    <Box component="form" noValidate onSubmit={handleSubmit}>
      <p>{t.factor.escanear}</p>
      <Box sx={{ display: 'grid', placeItems: 'center', my: 2 }}>
        {/* Scanners want dark on light, in either mode. */}
        <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: '#fff', lineHeight: 0 }}>
          <QRCodeSVG value={secreto.uri} size={168} title={t.factor.qr} role="img" />
        </Box>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 2 }}>
        {t.factor.aMano}
        <Box component="code" dir="ltr" sx={clave}>
          {secreto.secreto.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Box>
      <MensajeDeFalla falla={falla} />
      <SeisCasillas valor={codigo} onCambio={setCodigo} vez={vez} error={falla !== undefined && codigo === ''} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={enviando}
        disabled={!/^\d{6}$/.test(codigo)}
        sx={{ mt: 1 }}
      >
        {t.factor.activar}
      </Button>
    </Box>
  );
}

function useSecreto(onVencido: (falla: unknown) => void) {
  const [secreto, setSecreto] = useState<{ readonly secreto: string; readonly uri: string }>();
  useEffect(() => {
    pedir('prepararFactorObligatorio').then(setSecreto, onVencido);
  }, [onVencido]);
  return secreto;
}

const clave = {
  display: 'block',
  mt: 0.5,
  fontSize: '0.875rem',
  fontWeight: 600,
  letterSpacing: '.04em',
  color: 'text.primary',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
