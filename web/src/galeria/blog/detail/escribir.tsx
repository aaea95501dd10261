import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { crearBorradores } from '#galeria/comun/borradores.ts';
import { unClic } from '#galeria/comun/un-clic.ts';

const borradores = crearBorradores();

/** A text to send; a blank one is refused and says so. Ctrl+Enter sends as well. */
export function Escribir(props: {
  /** Which box it is: what is begun in it waits there. */
  readonly caja: string;
  readonly etiqueta: string;
  readonly boton: string;
  readonly siVacio: string;
  readonly prueba: string;
  readonly ocupado?: boolean;
  readonly conFoco?: boolean;
  readonly onCancelar?: () => void;
  /** Answers whether it was taken: then the field is empty again. */
  readonly onEnviar: (texto: string) => Promise<boolean>;
}) {
  const { t } = useTranslation('ui');
  const [texto, setTexto, vaciar] = borradores.usar(props.caja);
  const [falta, setFalta] = useState(false);
  const campo = useRef<HTMLTextAreaElement>(null);
  // Known at once: «Ctrl+Enter» asks nothing of the button, which waits.
  const enviando = useRef(false);
  const boton = useRef<HTMLButtonElement>(null);
  const eraDelBoton = useRef(false);
  const { ocupado = false } = props;
  // A button that waits lets the keyboard go: it is given back once it can be pressed again.
  useEffect(() => {
    if (ocupado || !eraDelBoton.current) return;
    eraDelBoton.current = false;
    if (document.activeElement === document.body) boton.current?.focus();
  }, [ocupado]);
  const handleEnviar = async () => {
    if (enviando.current) return;
    if (texto.trim() === '') {
      setFalta(true);
      campo.current?.focus();
      return;
    }
    enviando.current = true;
    eraDelBoton.current = document.activeElement === boton.current;
    if (await props.onEnviar(texto.trim())) vaciar(texto);
    enviando.current = false;
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        void handleEnviar();
      }}
      sx={{ gap: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        label={props.etiqueta}
        value={texto}
        multiline
        fullWidth
        minRows={3}
        error={falta}
        helperText={falta ? props.siVacio : ''}
        inputRef={campo}
        autoFocus={props.conFoco ?? false}
        onChange={(evento) => {
          setTexto(evento.target.value);
          setFalta(false);
        }}
        onKeyDown={(evento) => {
          if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) void handleEnviar();
          if (evento.key === 'Escape') props.onCancelar?.();
        }}
        slotProps={{ htmlInput: { 'data-testid': `${props.prueba}-text`, maxLength: 2000 } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          ref={boton}
          loading={ocupado}
          onClick={unClic}
          data-testid={`${props.prueba}-send`}
        >
          {props.boton}
        </Button>
        {props.onCancelar && <Button onClick={props.onCancelar}>{t('accion.cancelar')}</Button>}
      </Stack>
    </Stack>
  );
}
