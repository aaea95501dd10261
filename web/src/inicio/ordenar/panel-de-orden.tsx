import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { type Disposicion, disposicionDe } from '#inicio/disposicion.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { preferenciaDe } from './cambios.ts';
import { ListaDePaneles } from './lista-de-paneles.tsx';
import { useGuardarOrden } from './use-guardar-orden.ts';

/** Which panels the home shows and in which order, to be saved with the person. */
export function PanelDeOrden({ onCerrar }: { readonly onCerrar: () => void }) {
  const { t } = useTranslation('paneles');
  const { t: tUi } = useTranslation('ui');
  const { inicio } = useSesion().preferencias;
  const [disposicion, setDisposicion] = useState<Disposicion>(() => disposicionDe(inicio));
  const { cerrar, onCambios } = useCierre(onCerrar);
  const { guardar, guardando } = useGuardarOrden();
  const cambiar = (nueva: Disposicion) => {
    setDisposicion(nueva);
    onCambios(enTexto(nueva) !== enTexto(disposicionDe(inicio)));
  };
  const handleGuardar = async () => {
    if (!(await guardar(preferenciaDe(disposicion)))) return;
    onCambios(false);
    onCerrar();
  };
  return (
    <PanelLateral
      abierto
      titulo={t('orden.titulo')}
      subtitulo={t('orden.subtitulo')}
      onCerrar={cerrar}
      pie={
        <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={cerrar}>{tUi('accion.cancelar')}</Button>
          <Button variant="contained" loading={guardando} onClick={() => void handleGuardar()}>
            {tUi('accion.guardar')}
          </Button>
        </Stack>
      }
    >
      <ListaDePaneles disposicion={disposicion} onCambio={cambiar} />
      <Box sx={{ mt: 2 }}>
        <Button variant="text" size="small" onClick={() => cambiar(disposicionDe(null))}>
          {t('orden.deSiempre')}
        </Button>
      </Box>
    </PanelLateral>
  );
}

const enTexto = (disposicion: Disposicion): string => JSON.stringify(preferenciaDe(disposicion));
