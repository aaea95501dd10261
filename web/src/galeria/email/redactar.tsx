import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorDeTexto } from '#ui/editor/editor-de-texto.tsx';
import { textoDeHtml } from '#ui/editor/html-ajeno.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { AdjuntosDeCorreo } from './adjuntos-de-correo.tsx';
import { deArchivo } from './archivo.ts';
import { direccionesEscritas, faltasDe, type Redaccion } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  /** What it begins with; null while nobody writes. */
  readonly inicial: Redaccion | null;
  readonly onCerrar: () => void;
  readonly onListo: (redaccion: Redaccion, carpeta: 'sent' | 'draft') => void;
};

/** A new mail, or one that was kept: it is sent, kept as a draft or, after a question, thrown away. */
export function Redactar({ inicial, onCerrar, onListo }: Props) {
  const id = useId();
  const t = textos.usar();
  const confirmar = useConfirmar();
  const [hayEscrito, setHayEscrito] = useState(false);
  useAvisoAlSalir(hayEscrito);
  const handleCerrar = async () => {
    const pregunta = {
      titulo: t('descartarPregunta'),
      texto: t(inicial?.borrador === undefined ? 'descartarTexto' : 'descartarCambiosTexto'),
      boton: t('descartar'),
      peligro: true,
    };
    if (hayEscrito && (await confirmar(pregunta)) === null) return;
    setHayEscrito(false);
    onCerrar();
  };
  return (
    <Dialog
      open={inicial !== null}
      onClose={sinSegundoClic(() => void handleCerrar())}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
    >
      {inicial && (
        <Hoja
          id={id}
          inicial={inicial}
          onEscrito={() => setHayEscrito(true)}
          onCerrar={() => void handleCerrar()}
          onListo={(redaccion, carpeta) => {
            setHayEscrito(false);
            onListo(redaccion, carpeta);
          }}
        />
      )}
    </Dialog>
  );
}

function Hoja(props: {
  readonly id: string;
  readonly inicial: Redaccion;
  readonly onEscrito: () => void;
  readonly onCerrar: () => void;
  readonly onListo: Props['onListo'];
}) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const [datos, setDatos] = useState(props.inicial);
  const [intentado, setIntentado] = useState(false);
  const para = useRef<HTMLInputElement>(null);
  const falta = intentado ? faltasDe(datos) : undefined;
  const cambiar = (cambios: Partial<Redaccion>) => {
    props.onEscrito();
    setDatos((actual) => ({ ...actual, ...cambios }));
  };
  const handleEnviar = () => {
    setIntentado(true);
    if (faltasDe(datos)) para.current?.focus();
    else props.onListo(datos, 'sent');
  };
  return (
    <>
      <DialogTitle id={props.id}>{t('redactar')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Autocomplete
            multiple
            freeSolo
            autoSelect
            options={[]}
            value={[...datos.para]}
            // An address counts from its first letter, and not only once it is added.
            onInputChange={(_evento, _texto, razon) => {
              if (razon === 'input') props.onEscrito();
            }}
            onChange={(_, direcciones) => cambiar({ para: direccionesEscritas(direcciones) })}
            renderInput={(params) => (
              <TextField
                {...params}
                autoFocus
                label={t('para')}
                error={falta !== undefined}
                helperText={falta ? t(falta) : t('ayudaPara')}
                inputRef={para}
              />
            )}
          />
          <TextField
            label={t('asunto')}
            value={datos.asunto}
            onChange={(evento) => cambiar({ asunto: evento.target.value })}
          />
          <div>
            <Typography component="p" variant="body2" sx={{ mb: 0.5 }}>
              {t('mensaje')}
            </Typography>
            <EditorDeTexto
              etiqueta={t('mensaje')}
              marcador={t('marcador')}
              inicial={props.inicial.html}
              alto={180}
              prueba="email-editor"
              onCambio={(html) => cambiar({ html, texto: textoDeHtml(html) })}
            />
          </div>
          <AdjuntosDeCorreo
            adjuntos={datos.adjuntos}
            onQuitar={({ id }) => cambiar({ adjuntos: datos.adjuntos.filter((uno) => uno.id !== id) })}
          />
          <ElegirArchivos
            onArchivos={(nuevos) => cambiar({ adjuntos: [...datos.adjuntos, ...nuevos.map(deArchivo)] })}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={acciones}>
        <Button onClick={props.onCerrar}>{tUi('accion.cancelar')}</Button>
        <Button onClick={() => props.onListo(datos, 'draft')}>{t('guardarBorrador')}</Button>
        <Button variant="contained" data-testid="email-send" onClick={handleEnviar}>
          {t('enviar')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Three in the row of a phone, none of them squeezed. */
const acciones = { '& .MuiButton-root': { flex: 'none', px: { xs: 1.25, sm: 2 } } } as const;

function ElegirArchivos({ onArchivos }: { readonly onArchivos: (archivos: readonly File[]) => void }) {
  const t = textos.usar();
  const campo = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button
        size="small"
        startIcon={<IconPaperclip size={18} stroke={1.7} aria-hidden />}
        onClick={() => campo.current?.click()}
      >
        {t('agregarAdjunto')}
      </Button>
      <input
        ref={campo}
        type="file"
        multiple
        hidden
        onChange={(evento) => {
          onArchivos([...(evento.target.files ?? [])]);
          evento.target.value = '';
        }}
      />
    </div>
  );
}
