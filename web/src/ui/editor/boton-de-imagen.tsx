import IconButton from '@mui/material/IconButton';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CajaDeArchivo } from '#ui/archivos/caja-de-archivo.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';

const LIMITE_BYTES = 1_000_000;
const ACEPTA = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Puts a picture of the disk where the cursor is; it travels inside the text. */
export function BotonDeImagen({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('editor');
  const avisos = useAvisos();
  const archivo = useRef<HTMLInputElement>(null);
  const handleArchivo = (elegido: File | undefined) => {
    if (!elegido) return;
    if (elegido.size > LIMITE_BYTES) {
      avisos.error(t('imagenGrande'));
      return;
    }
    const lector = new FileReader();
    lector.onload = () => {
      editor
        .chain()
        .focus()
        .setImage({ src: String(lector.result), alt: elegido.name })
        .run();
    };
    lector.readAsDataURL(elegido);
  };
  return (
    <>
      <Pista texto={t('imagen')}>
        <IconButton size="small" onClick={() => archivo.current?.click()} sx={{ borderRadius: 1 }}>
          <IconPhoto size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
      <CajaDeArchivo
        ref={archivo}
        etiqueta={t('imagen')}
        acepta={ACEPTA}
        onArchivos={([elegido]) => handleArchivo(elegido)}
      />
    </>
  );
}
