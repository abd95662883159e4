// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ITokenBridge {
    function bridgeToken(address _token, uint256 _amount, address _recipient) external payable;
    function nativeToBridgedToken(uint256 chainId, address native) external view returns (address bridged);
    function targetChainId() external view returns (uint256);
}

interface IToken {
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// On either layer: sends its callers' tokens to the other layer.
contract TokenSender {
    ITokenBridge public immutable bridge;

    error TokenRefused(address token, bytes answer);

    constructor(ITokenBridge bridge_) {
        bridge = bridge_;
    }

    /// Approve the amount for this contract first. The call's value, in wei, is the message's fee:
    /// 0 or more on Ethereum, at least `minimumFeeInWei` of the message service on Linea.
    function send(address token, uint256 amount, address recipient) external payable {
        uint256 before = IToken(token).balanceOf(address(this));
        _call(token, abi.encodeCall(IToken.transferFrom, (msg.sender, address(this), amount)));
        // Less than the amount, if the token keeps a share of each transfer.
        uint256 received = IToken(token).balanceOf(address(this)) - before;

        _call(token, abi.encodeCall(IToken.approve, (address(bridge), received)));
        bridge.bridgeToken{value: msg.value}(token, received, recipient);
    }

    /// Some tokens return nothing, and some return false instead of reverting.
    function _call(address token, bytes memory data) private {
        (bool success, bytes memory answer) = token.call(data);
        if (!success || (answer.length > 0 && !abi.decode(answer, (bool)))) {
            revert TokenRefused(token, answer);
        }
    }

    // #region copy
    /// The copy on this layer of a token on the other layer, or zero if there is none yet.
    function copyOf(address original) external view returns (address) {
        return bridge.nativeToBridgedToken(bridge.targetChainId(), original);
    }
    // #endregion
}
