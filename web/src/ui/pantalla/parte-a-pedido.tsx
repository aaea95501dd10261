import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PiezaAPedido } from './pieza-a-pedido.ts';

/**
 * A part of a screen out of a file of its own, asked for when it is first drawn. One that cannot come, without a connection or
 * after a new version, leaves in its place a way to ask for it again: with `lazy` it took the whole screen, and what was written
 * in it.
 */
export function parteAPedido<Piezas, Props extends object>(
  { pedir, usePieza }: PiezaAPedido<Piezas>,
  cual: (piezas: Piezas) => ComponentType<Props>,
): ComponentType<Props> {
  return function Parte(props: Props) {
    const { t } = useTranslation('ui');
    const piezas = usePieza();
    const [fallo, setFallo] = useState(false);
    const traer = () => {
      setFallo(false);
      pedir().catch(() => setFallo(true));
    };
    useEffect(traer, []);
    if (piezas) {
      const Pieza = cual(piezas);
      return <Pieza {...props} />;
    }
    if (!fallo) return null;
    return (
      <Button size="small" color="error" title={t('error.sinRespuesta')} onClick={traer}>
        {t('accion.reintentar')}
      </Button>
    );
  };
}
