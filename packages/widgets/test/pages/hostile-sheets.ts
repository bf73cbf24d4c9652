/** Style sheets of embedding pages that must not change anything inside an element. */
export const hostileSheets = {
  'a rule for all elements':
    '*{letter-spacing:5px;white-space:pre;line-height:0;text-transform:uppercase;box-sizing:content-box}',
  'inherited text properties':
    'body{direction:rtl;color:red;font:italic 700 9px/3 fantasy;text-align:right;word-spacing:9px;text-indent:30px;visibility:visible;cursor:wait;text-shadow:2px 2px red;-webkit-text-fill-color:red;tab-size:20;quotes:none}',
  'reset form controls': 'button,input,textarea{all:unset;display:block;width:10px;font-size:40px}button{float:left}',
  'a sheet like Bootstrap 3':
    '*{box-sizing:border-box}html{font-size:10px}body{font:14px/1.428 Helvetica;color:#333}p{margin:0 0 10px}label{display:inline-block;font-weight:700}.btn,button{text-transform:none}',
  'a sheet like Tailwind':
    '*,::before,::after{box-sizing:border-box;border:0 solid;margin:0;padding:0}button,input,textarea{font:inherit;color:inherit;background:transparent}img,svg{display:block}h1,h2{font-size:inherit;font-weight:inherit}',
  '!important rules for common tags':
    'p,h1,h2,button,textarea,div,span{margin:40px!important;border:6px dashed lime!important;font:700 9px/3 fantasy!important;color:red!important}div{margin:0!important;border:0!important}',
  '!important rules for all elements':
    '*{letter-spacing:5px!important;text-transform:uppercase!important;line-height:0!important;color:red!important;font:700 9px fantasy!important;text-align:right!important;white-space:pre!important;word-spacing:9px!important}',
}
