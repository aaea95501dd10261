import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';

const DIRECCION = /^(?:https?:\/\/|tel:|mailto:)\S+$/i;
const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address as it is kept: an e-mail becomes one to write to; undefined when it is neither. */
export function direccionDe(escrita: string): string | undefined {
  const limpia = escrita.trim();
  if (DIRECCION.test(limpia)) return limpia;
  return CORREO.test(limpia) ? `mailto:${limpia}` : undefined;
}

/** Puts a link on what is chosen, changes it, or takes it away. */
export function BotonDeEnlace({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('editor');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [escrita, setEscrita] = useState('');
  const [mala, setMala] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const puesto = useEditorState({ editor, selector: ({ editor: actual }) => actual.isActive('link') });
  const handlePoner = () => {
    const href = direccionDe(escrita);
    setMala(href === undefined);
    if (href === undefined) {
      campo.current?.focus();
      return;
    }
    setAncla(null);
    const hilo = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !puesto) {
      hilo.insertContent({ type: 'text', text: escrita.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else hilo.setLink({ href }).run();
  };
  return (
    <>
      <Pista texto={t('enlace')}>
        <IconButton
          size="small"
          aria-haspopup="dialog"
          aria-expanded={ancla !== null}
          onClick={(evento) => {
            setEscrita(String(editor.getAttributes('link').href ?? ''));
            setMala(false);
            setAncla(evento.currentTarget);
          }}
          sx={{ borderRadius: 1, ...(puesto && { bgcolor: 'primary.soft', color: 'primary.onSoft' }) }}
        >
          <IconLink size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('enlace') } }}
      >
        <Stack
          component="form"
          noValidate
          onSubmit={(evento) => {
            evento.preventDefault();
            // The editor may stand inside a form of its own screen.
            evento.stopPropagation();
            handlePoner();
          }}
          sx={{ p: 2, gap: 1.5, width: 320, maxWidth: '90vw' }}
        >
          <TextField
            autoFocus
            inputRef={campo}
            label={t('direccion')}
            value={escrita}
            error={mala}
            helperText={mala ? t('direccionMala') : ''}
            onChange={(evento) => setEscrita(evento.target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
          />
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
            {puesto && (
              <Button
                onClick={() => {
                  setAncla(null);
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                }}
              >
                {t('quitarEnlace')}
              </Button>
            )}
            <Button type="submit" variant="contained">
              {t('ponerEnlace')}
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  );
}
