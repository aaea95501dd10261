import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Muestra, Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

/** What comes over the screen: a question, a panel, a notice. */
export function Dialogos() {
  const t = textos.usar();
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const [panel, setPanel] = useState(false);
  const handleAnular = async () => {
    const pregunta = {
      titulo: t('dialogos.anular'),
      texto: t('dialogos.anularTexto'),
      boton: t('dialogos.anularBoton'),
    };
    if (await confirmar({ ...pregunta, peligro: true })) avisos.exito(t('dialogos.anulada'));
  };
  return (
    <Seccion titulo={t('dialogos.titulo')} texto={t('dialogos.texto')} codigo={CODIGO}>
      <Stack sx={{ gap: 2.5 }}>
        <Muestra nombre={t('dialogos.preguntas')}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button onClick={() => void handleAnular()}>{t('dialogos.preguntar')}</Button>
            <Button onClick={() => setPanel(true)}>{t('dialogos.panel')}</Button>
          </Stack>
        </Muestra>
        <Muestra nombre={t('dialogos.avisos')}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button onClick={() => avisos.exito(t('dialogos.guardado'))}>{t('dialogos.simple')}</Button>
            <Button
              onClick={() =>
                avisos.info(t('dialogos.inactivado'), {
                  accion: { texto: t('dialogos.deshacer'), onClick: () => avisos.exito(t('dialogos.deshecho')) },
                })
              }
            >
              {t('dialogos.conAccion')}
            </Button>
            <Button onClick={() => avisos.error(t('dialogos.noGuardado'))}>{t('dialogos.deError')}</Button>
          </Stack>
        </Muestra>
        <Muestra nombre={t('dialogos.primeraVez')}>
          <VistaVacia
            titulo={t('dialogos.vacio')}
            texto={t('dialogos.vacioTexto')}
            accion={<Button variant="contained">{t('dialogos.vacioAccion')}</Button>}
          />
        </Muestra>
      </Stack>
      <PanelLateral abierto={panel} titulo={t('dialogos.panel')} onCerrar={() => setPanel(false)}>
        <Typography variant="body2">{t('dialogos.panelTexto')}</Typography>
      </PanelLateral>
    </Seccion>
  );
}

const CODIGO = `const si = await confirmar({ titulo: t('…'), boton: t('…'), peligro: true });
avisos.exito(t('…'), { accion: { texto: t('…'), onClick: deshacer } });
<PanelLateral abierto={abierto} titulo={t('…')} onCerrar={cerrar}>…</PanelLateral>`;
