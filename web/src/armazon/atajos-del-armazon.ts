import { useTranslation } from 'react-i18next';
import type { GrupoDeAtajos } from '#ui/atajos.ts';

/** The keys that work on every screen, and those of every table. */
export function useAtajosDelArmazon(): readonly GrupoDeAtajos[] {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const ir = (letra: string, texto: string) => ({ teclas: ['G', letra], texto: t('atajos.irA', { que: texto }) });
  return [
    {
      titulo: t('atajos.general'),
      atajos: [
        { teclas: ['Ctrl', 'K'], texto: t('atajos.paleta') },
        { teclas: ['/'], texto: t('atajos.buscar') },
        { teclas: ['?'], texto: t('atajos.estaLista') },
        { teclas: ['G', 'M'], texto: t('menu.filtrar') },
        { teclas: ['Esc'], texto: t('atajos.cerrar') },
      ],
    },
    {
      titulo: t('atajos.ir'),
      atajos: [
        ir('I', tMenu('inicio')),
        ir('A', tMenu('articulos.tabla')),
        ir('S', tMenu('stock.centralizado')),
        ir('V', tMenu('ventas.notas')),
        ir('C', tMenu('clientes.tabla')),
      ],
    },
    {
      titulo: t('atajos.tablas'),
      atajos: [
        { teclas: ['↑', '↓'], texto: t('atajos.filas') },
        { teclas: ['Re Pág', 'Av Pág'], texto: t('atajos.deADiez') },
        { teclas: ['Inicio', 'Fin'], texto: t('atajos.extremos') },
        { teclas: ['Enter'], texto: t('atajos.abrir') },
      ],
    },
  ];
}
