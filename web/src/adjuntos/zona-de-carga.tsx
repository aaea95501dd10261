import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { MAXIMO_MIB } from '@trastienda/nucleo/adjuntos/limites.ts';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CajaDeArchivo, IMAGENES } from '#ui/archivos/caja-de-archivo.tsx';

type Props = { readonly onArchivos: (archivos: Iterable<File>) => void; readonly children: ReactNode };

/** Where files are dropped, chosen, pasted or, where there is a camera at hand, taken. What it holds is shown inside. */
export function ZonaDeCarga({ onArchivos, children }: Props) {
  const { t } = useTranslation('adjuntos');
  const [encima, setEncima] = useState(false);
  const conDedo = useMediaQuery('(pointer: coarse)');
  usePegado(onArchivos);
  const handleSoltar = (evento: DragEvent) => {
    if (!traeArchivos(evento.dataTransfer)) return;
    evento.preventDefault();
    setEncima(false);
    onArchivos(evento.dataTransfer.files);
  };
  return (
    <Stack
      onDragOver={(evento) => {
        if (!traeArchivos(evento.dataTransfer)) return;
        evento.preventDefault();
        setEncima(true);
      }}
      onDragLeave={() => setEncima(false)}
      onDrop={handleSoltar}
      sx={{ gap: 2 }}
    >
      <Box sx={{ ...zona, ...(encima && { borderColor: 'primary.main', bgcolor: 'primary.soft' }) }}>
        <IconCloudUpload size={26} stroke={1.5} aria-hidden />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
            {t(conDedo ? 'zona.tituloConDedo' : 'zona.titulo')}
          </Box>
          <Box component="p" sx={{ m: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t('zona.limites', { imagen: MAXIMO_MIB.IMAGEN, documento: MAXIMO_MIB.DOCUMENTO })}
          </Box>
        </Box>
        <Botones onArchivos={onArchivos} />
      </Box>
      {children}
    </Stack>
  );
}

function Botones({ onArchivos }: Pick<Props, 'onArchivos'>) {
  const { t } = useTranslation('adjuntos');
  const elegir = useRef<HTMLInputElement>(null);
  const camara = useRef<HTMLInputElement>(null);
  const conDedo = useMediaQuery('(pointer: coarse)');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <CajaDeArchivo
        ref={elegir}
        etiqueta={t('zona.elegir')}
        acepta={[...IMAGENES, 'application/pdf']}
        onArchivos={onArchivos}
        multiple
      />
      {conDedo && (
        <>
          <CajaDeArchivo
            ref={camara}
            etiqueta={t('zona.camara')}
            acepta={['image/*']}
            onArchivos={onArchivos}
            capture="environment"
          />
          <Button startIcon={<IconCamera size={18} stroke={1.7} aria-hidden />} onClick={() => camara.current?.click()}>
            {t('zona.camara')}
          </Button>
        </>
      )}
      <Button variant="contained" data-agrega onClick={() => elegir.current?.click()}>
        {t('zona.elegir')}
      </Button>
    </Stack>
  );
}

const traeArchivos = (datos: DataTransfer): boolean => [...datos.types].includes('Files');

/** A picture that was copied elsewhere and is pasted anywhere but in a box. */
function usePegado(onArchivos: Props['onArchivos']): void {
  const handlePegado = useEffectEvent((evento: ClipboardEvent) => {
    const archivos = evento.clipboardData?.files;
    const donde = evento.target;
    if (!archivos?.length || (donde instanceof Element && donde.closest('input, textarea, [contenteditable]'))) return;
    evento.preventDefault();
    onArchivos(archivos);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePegado);
    return () => document.removeEventListener('paste', handlePegado);
  }, []);
}

const zona = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderRadius: 1,
  border: '1px dashed',
  borderColor: 'divider',
  color: 'text.primary',
} as const;
