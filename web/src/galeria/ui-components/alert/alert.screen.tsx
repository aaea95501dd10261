import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';

const TONOS = ['success', 'info', 'warning', 'error'] as const satisfies readonly AlertColor[];

/** Messages that stay in the page. They are not news, so nobody who listens is interrupted by them. */
export function AlertScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('alert')}>
      <Bloques>
        <Bloque titulo={t('alerta.basicas')}>
          <DeCadaTono estilo={() => ({})} />
        </Bloque>
        <Bloque titulo={t('alerta.rellenas')}>
          <DeCadaTono
            estilo={(tono) => ({ '&.MuiAlert-root': { bgcolor: `${tono}.main`, color: `${tono}.contrastText` } })}
          />
        </Bloque>
        <Bloque titulo={t('alerta.contorno')}>
          <DeCadaTono
            estilo={(tono) => ({
              '&.MuiAlert-root': { bgcolor: 'transparent', color: `${tono}.text` },
              border: '1px solid currentColor',
            })}
          />
        </Bloque>
        <Bloque titulo={t('alerta.descripcion')}>
          <DeCadaTono estilo={() => ({})} conTitulo />
        </Bloque>
        <Bloque titulo={t('alerta.accion')}>
          <ConAccion />
        </Bloque>
        <Bloque titulo={t('alerta.transicion')}>
          <Transicion />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function DeCadaTono(props: { readonly estilo: (tono: AlertColor) => object; readonly conTitulo?: boolean }) {
  const t = textos.usar();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {TONOS.map((tono) => (
        <Alert key={tono} role="note" severity={tono} sx={props.estilo(tono)}>
          {props.conTitulo && (
            <AlertTitle sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>{t(`tono.${tono}`)}</AlertTitle>
          )}
          <span>{t(`alerta.${tono}`)}</span>
        </Alert>
      ))}
    </Stack>
  );
}

function ConAccion() {
  const t = textos.usar();
  const avisos = useAvisos();
  const [abierta, setAbierta] = useState(true);
  const [reabierta, setReabierta] = useState(false);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > .MuiAlert-root': { width: '100%' } }}>
      {abierta ? (
        <Alert
          role="note"
          severity="info"
          closeText={t('alerta.cerrar')}
          onClose={() => setAbierta(false)}
          slotProps={{ closeButton: { autoFocus: reabierta } }}
        >
          {t('alerta.info')}
        </Alert>
      ) : (
        <Button
          size="small"
          autoFocus
          onClick={() => {
            setReabierta(true);
            setAbierta(true);
          }}
        >
          {t('alerta.reabrir')}
        </Button>
      )}
      <Alert
        role="note"
        severity="success"
        action={
          <Button color="inherit" size="small" variant="text" onClick={() => avisos.exito(t('alerta.deshecho'))}>
            {t('alerta.deshacer')}
          </Button>
        }
      >
        {t('alerta.success')}
      </Alert>
    </Stack>
  );
}

function Transicion() {
  const t = textos.usar();
  const [abierta, setAbierta] = useState(true);
  return (
    <>
      <Despliegue abierto={abierta}>
        <Alert role="note" severity="warning" sx={{ mb: 1.5 }}>
          {t('alerta.cerrable')}
        </Alert>
      </Despliegue>
      <Button aria-expanded={abierta} onClick={() => setAbierta(!abierta)}>
        {t(abierta ? 'alerta.cerrar' : 'alerta.reabrir')}
      </Button>
    </>
  );
}
