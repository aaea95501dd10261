import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { MAXIMO_DE_ARCHIVO_MIB, MAXIMO_DE_PLANILLA_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Avance } from '#api/subir.ts';
import { Elegido, Subiendo } from './archivo-elegido.tsx';
import { ACEPTA } from './revisar-archivo.ts';

type Props = {
  readonly archivo: File | null;
  /** How much of it has left; null while nothing is being sent. */
  readonly avance: Avance | null;
  readonly problema: string | null;
  readonly botonRef: Ref<HTMLButtonElement>;
  readonly onElegir: (archivos: readonly File[]) => void;
  readonly onCancelar: () => void;
};

/** Where the file is dropped or looked for, and then what was chosen and how it goes up. */
export function ZonaDeArchivo(props: Props) {
  const { t } = useTranslation('importaciones');
  const { archivo, avance, problema, onElegir } = props;
  const [encima, setEncima] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const id = useId();

  const handleOver = (evento: DragEvent) => {
    evento.preventDefault();
    setEncima(avance === null);
  };
  const handleDrop = (evento: DragEvent) => {
    evento.preventDefault();
    setEncima(false);
    if (avance === null) onElegir([...evento.dataTransfer.files]);
  };

  return (
    <Box onDragOver={handleOver} onDragLeave={() => setEncima(false)} onDrop={handleDrop}>
      <input
        ref={campo}
        id={id}
        type="file"
        hidden
        accept={ACEPTA}
        aria-label={t('nueva.elegir')}
        onChange={(evento) => {
          onElegir([...(evento.target.files ?? [])]);
          // The same file, corrected outside, may be chosen again.
          evento.target.value = '';
        }}
      />
      <Stack sx={zona} data-encima={encima} data-mal={problema !== null}>
        {avance && archivo ? (
          <Subiendo archivo={archivo} avance={avance} onCancelar={props.onCancelar} />
        ) : archivo ? (
          <Elegido archivo={archivo} onCambiar={() => campo.current?.click()} onQuitar={() => onElegir([])} />
        ) : (
          <Vacia
            encima={encima}
            botonRef={props.botonRef}
            descrita={problema === null ? undefined : `${id}-problema`}
            onElegir={() => campo.current?.click()}
          />
        )}
      </Stack>
      <Box id={`${id}-problema`} role="alert" sx={mensaje}>
        {problema !== null && (
          <>
            <IconAlertCircle size={16} stroke={1.7} aria-hidden style={{ flex: 'none', marginBlockStart: 1 }} />
            <span>{problema}</span>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Nothing chosen yet: where to drop it, and the button for those who do not drag. */
function Vacia(props: {
  readonly encima: boolean;
  readonly botonRef: Ref<HTMLButtonElement>;
  /** The id of what says that something is wrong. */
  readonly descrita: string | undefined;
  readonly onElegir: () => void;
}) {
  const { t } = useTranslation('importaciones');
  return (
    <>
      <Box className="circulo">
        <IconCloudUpload size={26} stroke={1.5} aria-hidden />
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <Box sx={{ fontSize: '1rem', lineHeight: '1.375rem', fontWeight: 600 }}>
          {props.encima ? t('nueva.zonaActiva') : t('nueva.zona')}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.25 }}>
          {t('nueva.zonaDetalle', { mib: MAXIMO_DE_ARCHIVO_MIB, planillaMib: MAXIMO_DE_PLANILLA_MIB })}
        </Box>
      </Box>
      <Button ref={props.botonRef} variant="tonal" aria-describedby={props.descrita} onClick={props.onElegir}>
        {t('nueva.elegir')}
      </Button>
    </>
  );
}

const zona = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.75,
  minHeight: 216,
  p: { xs: 2, sm: 3 },
  border: '1.5px dashed',
  borderColor: 'borderStrong',
  borderRadius: 1,
  transition: 'background-color 120ms',
  '&[data-encima="true"]': { bgcolor: 'primary.soft', borderColor: 'primary.text' },
  '&[data-mal="true"]': { borderColor: 'error.text' },
  '& .circulo': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 56,
    height: 56,
    borderRadius: '50%',
    bgcolor: 'primary.soft',
    color: 'primary.text',
  },
} as const;

const mensaje = {
  display: 'flex',
  gap: 0.75,
  // Its room is kept, so that nothing moves when there is something to say.
  minHeight: 22,
  pt: 0.75,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: 'error.text',
} as const;
