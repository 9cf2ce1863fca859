/** The styles of whatever a page of the merchant holds, for pages that load its code after the rest: what
 * the server has rendered must not move when the code comes. */
import '#features/catalogue/ui/product-row.module.css';
import './blocks/banners.module.css';
import './blocks/hero.module.css';
import './blocks/home.module.css';
import './content.module.css';
