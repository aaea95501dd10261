import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fila } from '#galeria/comun/bloques.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { ConBoton } from './con-boton.tsx';

/** Something to say, and a button to close. */
function Mensaje(props: {
  readonly titulo: string;
  readonly id: string;
  readonly texto: string;
  readonly onCerrar: () => void;
}) {
  const t = textos.usar();
  return (
    <>
      <DialogTitle id={props.id}>{props.titulo}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{props.texto}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={props.onCerrar}>
          {t('dialogo.cerrar')}
        </Button>
      </DialogActions>
    </>
  );
}

export function Alerta() {
  const t = textos.usar();
  return (
    <ConBoton nombre={t('dialogo.alerta')}>
      {(id, cerrar) => (
        <>
          <DialogTitle id={id}>{t('dialogo.alertaTitulo')}</DialogTitle>
          <DialogContent>
            <Typography sx={{ color: 'text.secondary' }}>{t('dialogo.alertaTexto')}</Typography>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={cerrar}>
              {t('dialogo.cancelar')}
            </Button>
            <Button variant="contained" color="error" onClick={cerrar}>
              {t('dialogo.descartar')}
            </Button>
          </DialogActions>
        </>
      )}
    </ConBoton>
  );
}

function DesdeAbajo(props: SlideProps) {
  return <Slide direction="up" {...props} />;
}

export function Transicion() {
  const t = textos.usar();
  const titulo = t('dialogo.transicion');
  return (
    <ConBoton nombre={titulo} dialogo={{ slots: { transition: DesdeAbajo } }}>
      {(id, cerrar) => <Mensaje id={id} titulo={titulo} texto={t('dialogo.transicionTexto')} onCerrar={cerrar} />}
    </ConBoton>
  );
}

export function Completa() {
  const t = textos.usar();
  const titulo = t('dialogo.completa');
  return (
    <ConBoton nombre={titulo} dialogo={{ fullScreen: true }}>
      {(id, cerrar) => <Mensaje id={id} titulo={titulo} texto={t('dialogo.completaTexto')} onCerrar={cerrar} />}
    </ConBoton>
  );
}

/** The whole screen below 900 px. */
export function Adaptable() {
  const t = textos.usar();
  const titulo = t('dialogo.adaptable');
  const angosta = useMediaQuery('(max-width: 899.95px)');
  return (
    <ConBoton nombre={titulo} dialogo={{ fullScreen: angosta }}>
      {(id, cerrar) => <Mensaje id={id} titulo={titulo} texto={t('dialogo.adaptableTexto')} onCerrar={cerrar} />}
    </ConBoton>
  );
}

const PARRAFOS = Array.from({ length: 24 }, (_, i) => i + 1);

export function Scroll() {
  const t = textos.usar();
  const titulo = t('dialogo.scroll');
  return (
    <Fila>
      {(
        [
          ['paper', t('dialogo.scrollPapel')],
          ['body', t('dialogo.scrollCuerpo')],
        ] as const
      ).map(([scroll, texto]) => (
        <ConBoton key={scroll} nombre={titulo} texto={texto} dialogo={{ scroll }}>
          {(id, cerrar) => (
            <>
              <DialogTitle id={id}>{texto}</DialogTitle>
              <DialogContent dividers={scroll === 'paper'} tabIndex={0}>
                {PARRAFOS.map((numero) => (
                  <Typography key={numero} sx={{ color: 'text.secondary', mb: 1.5 }}>
                    {t('dialogo.parrafo', { numero })}
                  </Typography>
                ))}
              </DialogContent>
              <DialogActions>
                <Button variant="contained" onClick={cerrar}>
                  {t('dialogo.cerrar')}
                </Button>
              </DialogActions>
            </>
          )}
        </ConBoton>
      ))}
    </Fila>
  );
}
