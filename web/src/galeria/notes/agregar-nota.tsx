import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteColor } from '#galeria/api-falsa/entidades/notes.ts';
import { unClic } from '#galeria/comun/un-clic.ts';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { ColoresDeNota } from './colores-de-nota.tsx';
import type { NotaNueva } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
  readonly onGuardar: (nota: NotaNueva) => void;
};

/** A new note: its text, which it cannot do without, and its colour. */
export function AgregarNota({ abierto, onCerrar, onGuardar }: Props) {
  const id = useId();
  const { onCambios, cerrar } = useCierre(onCerrar);
  return (
    <Dialog open={abierto} onClose={sinSegundoClic(cerrar)} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Contenido id={id} onCambios={onCambios} onCerrar={cerrar} onGuardar={onGuardar} />
    </Dialog>
  );
}

type DeContenido = Omit<Props, 'abierto'> & {
  readonly id: string;
  readonly onCambios: (hayCambios: boolean) => void;
};

/** Begins empty each time the dialog opens. */
function Contenido({ id, onCambios, onCerrar, onGuardar }: DeContenido) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const [texto, setTexto] = useState('');
  const [color, setColor] = useState<NoteColor>('primary');
  const [falta, setFalta] = useState(false);
  const campo = useRef<HTMLTextAreaElement>(null);
  useAvisarCambios(texto.trim() !== '', onCambios);
  const handleGuardar = () => {
    if (texto.trim() !== '') {
      onCambios(false);
      return onGuardar({ title: texto.trim(), color });
    }
    setFalta(true);
    campo.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        handleGuardar();
      }}
    >
      <DialogTitle id={id}>{t('agregar')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          autoFocus
          inputRef={campo}
          multiline
          minRows={4}
          fullWidth
          required
          label={t('texto')}
          value={texto}
          error={falta}
          helperText={falta ? t('faltaTexto') : t('textoAyuda')}
          onChange={(evento) => {
            setTexto(evento.target.value);
            setFalta(false);
          }}
        />
        <ColoresDeNota titulo={t('color')} valor={color} onCambio={setColor} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCerrar}>{tUi('accion.cancelar')}</Button>
        <Button type="submit" variant="contained" data-testid="notes-save" onClick={unClic}>
          {tUi('accion.guardar')}
        </Button>
      </DialogActions>
    </form>
  );
}
