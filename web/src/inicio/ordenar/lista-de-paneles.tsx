import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { type IdDePanel, PANELES } from '#inicio/catalogo.ts';
import type { Disposicion } from '#inicio/disposicion.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { alternar, mover, ponerEnLugarDe } from './cambios.ts';
import { RenglonDePanel } from './renglon-de-panel.tsx';

/** The panels the person may have: a tick shows one; buttons, Alt and the arrows, or pulling it, move it. */
export function ListaDePaneles(props: {
  readonly disposicion: Disposicion;
  readonly onCambio: (disposicion: Disposicion) => void;
}) {
  const { t } = useTranslation('paneles');
  const { disposicion, onCambio } = props;
  const ofrecidos = useOfrecidos();
  const [arrastrado, setArrastrado] = useState<IdDePanel | null>(null);
  const [dicho, setDicho] = useState('');
  const poner = (id: IdDePanel, nueva: Disposicion) => {
    if (nueva === disposicion) return;
    onCambio(nueva);
    const suyos = nueva.filter((lugar) => ofrecidos.has(lugar.id));
    const lugar = suyos.findIndex((uno) => uno.id === id) + 1;
    setDicho(t('orden.movido', { que: t(`orden.paneles.${id}`), lugar, total: suyos.length }));
  };
  const suyos = disposicion.filter(({ id }) => ofrecidos.has(id));
  return (
    <>
      <Box component="ul" aria-label={t('orden.titulo')} sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
        {suyos.map(({ id, visible }, i) => (
          <RenglonDePanel
            key={id}
            id={id}
            visible={visible}
            primero={i === 0}
            ultimo={i === suyos.length - 1}
            arrastrado={arrastrado}
            onAlternar={() => onCambio(alternar(disposicion, id))}
            onMover={(paso) => poner(id, mover(disposicion, id, paso, ofrecidos))}
            onArrastrar={setArrastrado}
            onSoltar={() => arrastrado && poner(arrastrado, ponerEnLugarDe(disposicion, arrastrado, id))}
          />
        ))}
      </Box>
      <div aria-live="polite">
        <Oculto>{dicho}</Oculto>
      </div>
    </>
  );
}

function useOfrecidos(): ReadonlySet<IdDePanel> {
  const puede = usePuede();
  const sucursalId = useSucursal()?.id;
  return new Set(PANELES.filter((panel) => panel.puede(puede, sucursalId)).map(({ id }) => id));
}
