import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useFocoEnElPaso } from '#galeria/comun/foco-en-el-paso.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { irALaPrimeraFalta } from '#galeria/comun/primera-falta.ts';
import { totalesDe } from '#galeria/ecommerce/carrito/estado.ts';
import { carrito, useErrorDeTienda, useProductos, useRenglones } from '#galeria/ecommerce/carrito/tienda.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { Recorrido } from '#ui/pantalla/recorrido.tsx';
import { compra, faltasDeTarjeta, otraCompra, PASOS, type Paso, pasoPosible, ultimo } from './estado.ts';
import { Gracias } from './gracias.tsx';
import { PasoCarrito } from './paso-carrito.tsx';
import { PasoDireccion } from './paso-direccion.tsx';
import { PasoPago } from './paso-pago.tsx';
import { Resumen } from './resumen.tsx';

/** From the cart to the order, in three steps. */
export function EcoCheckoutScreen() {
  const t = textos.usar();
  const consulta = useProductos();
  const error = useErrorDeTienda();
  return (
    <PaginaDemo titulo={t('pago.titulo')}>
      <ConEstados
        consulta={consulta}
        esqueleto={<Esqueleto />}
        tituloDeError={error || t('producto.noSePudo')}
        esVacio={() => false}
      >
        {() => <Pasos />}
      </ConEstados>
    </PaginaDemo>
  );
}

function Esqueleto() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={62} />
      <Box sx={dosColumnas}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={260} />
      </Box>
    </Box>
  );
}

const SIN_TARJETA = { numero: '', vencimiento: '', cvc: '', titular: '' };

function Pasos() {
  const t = textos.usar();
  const renglones = useRenglones();
  const una = compra.usar();
  const { paso, ir } = usePaso(renglones.length, una.elegida);
  const [plastico, setPlastico] = useState(SIN_TARJETA);
  const [seMira, setSeMira] = useState(false);
  const pedido = ultimo.usar();
  const [conRecibo, setConRecibo] = useState(false);
  const totales = totalesDe(renglones, una.envio);
  const faltas = faltasDeTarjeta(plastico, new Date());
  const campos = useFocoEnElPaso(paso);
  const sinDireccion = paso === 'direccion' && una.elegida === 0;

  const handleCompletar = () => {
    setSeMira(true);
    if (una.forma === 'tarjeta' && Object.values(faltas).some(Boolean)) {
      irALaPrimeraFalta(campos.current, faltas);
      return;
    }
    const ahora = new Date();
    ultimo.cambiar(() => ({ id: numeroDePedido(ahora), en: ahora.toISOString(), renglones, totales }));
    setConRecibo(true);
    carrito.vaciar();
    compra.cambiar(otraCompra);
    setPlastico(SIN_TARJETA);
    setSeMira(false);
  };
  return (
    <>
      <EtapasDeCompra paso={paso} />
      <Box sx={dosColumnas}>
        <Box
          ref={campos}
          role="group"
          aria-label={t(`pago.${paso}`)}
          tabIndex={-1}
          sx={{ display: 'grid', gap: 2, minWidth: 0, outline: 'none' }}
          data-testid="pago-paso"
        >
          {paso === 'carrito' && <PasoCarrito renglones={renglones} />}
          {paso === 'carrito' && pedido && (
            <div>
              <Button onClick={() => setConRecibo(true)}>{t('pago.ultimoRecibo')}</Button>
            </div>
          )}
          {paso === 'direccion' && <PasoDireccion una={una} onElegida={() => ir('pago')} />}
          {paso === 'pago' && (
            <PasoPago una={una} plastico={plastico} onPlastico={setPlastico} faltas={seMira ? faltas : undefined} />
          )}
        </Box>
        <Resumen totales={totales}>
          {paso === 'pago' ? (
            <Button variant="contained" onClick={handleCompletar} data-testid="pago-completar">
              {t('pago.completar')}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={renglones.length === 0 || sinDireccion}
              onClick={() => ir(paso === 'carrito' ? 'direccion' : 'pago')}
              data-testid="pago-continuar"
            >
              {t('pago.continuar')}
            </Button>
          )}
          {sinDireccion && (
            <FormHelperText sx={{ mt: 0, textAlign: 'center' }}>{t('pago.elegiDireccion')}</FormHelperText>
          )}
          {paso !== 'carrito' && (
            <Button onClick={() => ir(paso === 'pago' ? 'direccion' : 'carrito')}>{t('pago.volver')}</Button>
          )}
        </Resumen>
      </Box>
      {conRecibo && pedido && <Gracias pedido={pedido} onCerrar={() => setConRecibo(false)} />}
    </>
  );
}

/** The step of the address, or the one before it that still lacks something: then the address is mended. */
function usePaso(lineas: number, elegida: number) {
  const [pedido, poner] = useOpcion('paso', PASOS, 'carrito');
  const paso = pasoPosible(pedido, lineas, elegida);
  useEffect(() => {
    if (paso !== pedido) poner(paso);
  }, [paso, pedido, poner]);
  return { paso, ir: (otro: Paso) => poner(otro, { historia: true }) };
}

function EtapasDeCompra({ paso }: { readonly paso: Paso }) {
  const t = textos.usar();
  const actual = PASOS.indexOf(paso);
  return (
    <Recorrido
      etiqueta={t('pago.pasos')}
      etapas={PASOS.map((id, i) => ({
        id,
        nombre: t(`pago.${id}`),
        detalle: t(`pago.${id}Detalle`),
        situacion: i < actual ? 'hecho' : i === actual ? 'actual' : 'falta',
      }))}
    />
  );
}

/** `P-` and the moment it was made, in base 36: short, and never the same twice. */
const numeroDePedido = (en: Date): string => `P-${en.getTime().toString(36).toUpperCase()}`;

const dosColumnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;
